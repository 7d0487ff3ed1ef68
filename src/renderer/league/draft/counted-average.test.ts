import { describe, expect, test } from 'vitest';
import type { AverageRule } from '../../../core/league/average-rule.ts';
import { USUAL_TERMS } from '../../../core/league/terms.ts';
import { askedOf, answered } from '../typing/asked.ts';
import { rosterBowler } from '../../../contract/contract.ts';
import { fixtureMatch, handMatch, keptLeague, seasonTeams } from '../testing/drafts.testing.ts';
import { leagueOfTeams } from '../keep-teams.ts';
import { knownPlace, pickedFor, renamedPlace, type MatchDraft } from './match-draft.ts';
import { orderOf } from './order.ts';
import { answeredWho } from './settled.ts';
import { blindOf, shownTeams } from './shown-match.ts';

const TOM = { side: 0, place: 0 };

/** The match of bowlers who have bowled this season, in a league with this rule. */
function matchBy(averages: AverageRule): MatchDraft {
  return fixtureMatch({ teams: seasonTeams(), terms: { ...USUAL_TERMS, averages } });
}

/** Average and the games of this season in it, of Tom, Ann and Kim. */
function shown(draft: MatchDraft): readonly (readonly [average: string, games: number | null])[] {
  const places = shownTeams(draft).flatMap((team) => team.places);
  return places.slice(0, 3).map(({ average, averageGames }) => [average, averageGames]);
}

describe('the average that counts in a line-up', () => {
  test.each<[AverageRule, ReturnType<typeof shown>]>([
    [
      { way: 'entering-first', games: 3 },
      [
        ['158', 21],
        ['187', null],
        ['182', 3],
      ],
    ],
    [
      { way: 'entering-first', games: 30 },
      [
        ['151', null],
        ['187', null],
        ['160', null],
      ],
    ],
    [
      { way: 'combined', games: 3 },
      [
        ['157', 21],
        ['188', 2],
        ['171', 3],
      ],
    ],
    [
      { way: 'window', games: 2 },
      [
        ['151', null],
        ['190', 2],
        ['183', 2],
      ],
    ],
  ])('follows the league’s way: %o', (rule, due) => {
    expect(shown(matchBy(rule))).toEqual(due);
  });

  test('follows terms that are changed at the set-up', () => {
    const draft = matchBy({ way: 'entering-first', games: 3 });
    expect(shown({ ...draft, terms: { ...draft.terms, averages: 'combined' } })[0]).toEqual(['157', 21]);
    const figures = { ...draft.terms.figures, averageGames: '' };
    expect(shown({ ...draft, terms: { ...draft.terms, figures } })[0]).toEqual(['151', null]);
  });

  test('makes the handicap and the blind score', () => {
    const draft = matchBy({ way: 'entering-first', games: 3 });
    expect(shownTeams(draft)[0]?.places[0]?.handicapNow).toBe(55);
    expect(blindOf(draft, draft.teams[0]?.places[0] ?? expect.fail(), 'absent')).toBe(148);
  });

  test('begins the game with it, beside the games and pins of the season', () => {
    expect(orderOf(matchBy({ way: 'entering-first', games: 3 }))).toMatchObject({
      value: {
        players: [
          { name: 'Tom', average: 158, league: { season: { games: 21, pins: 3318 } } },
          { name: 'Ann', average: 187, league: { season: { games: 2, pins: 380 } } },
          { name: 'Kim', average: 182, league: { season: { games: 3, pins: 547 } } },
          { name: '최민서', average: null },
        ],
      },
    });
    const order = orderOf(matchBy({ way: 'entering-first', games: 3 }));
    expect(order.ok && order.value.players[3]?.league).not.toHaveProperty('season');
  });

  test('can be typed otherwise, stands on no games then, and typed as the list has it follows the terms again', () => {
    const draft = matchBy({ way: 'entering-first', games: 3 });
    const asked = askedOf(draft, 'average', TOM);
    expect(asked.text).toBe('158');
    const typed = answered(draft, { ...asked, text: '160' });
    expect(shown(typed)[0]).toEqual(['160', null]);
    expect(orderOf(typed)).toMatchObject({
      value: { players: [{ average: 160, league: { season: { games: 21, pins: 3318 } } }, {}, {}, {}] },
    });
    expect(shown(answered(typed, { ...asked, text: '158' }))[0]).toEqual(['158', 21]);
    expect(shown(answered(draft, { ...asked, text: '' }))[0]).toEqual(['', null]);
    expect(answered(draft, asked)).toEqual(draft);
  });

  test('is the list’s also for who is picked or answered for, and goes with the bowler', () => {
    const draft = matchBy({ way: 'entering-first', games: 3 });
    const [home] = seasonTeams();
    const tom = rosterBowler(keptLeague(), 0, home?.roster[0] ?? expect.fail());
    expect(shown(pickedFor(draft, { side: 1, place: 0 }, tom))[2]).toEqual(['158', 21]);
    const other = renamedPlace(draft, TOM, 'EVE');
    expect(shown(other)[0]).toEqual(['', null]);
    expect(shown(answeredWho(other, TOM, { team: 0, bowler: 0 }))[0]).toEqual(['158', 21]);
  });
});

describe('typed teams that are kept', () => {
  test('keep the season of bowlers who were picked, and a typed average alone', () => {
    const [home] = seasonTeams();
    const tom = rosterBowler(keptLeague(), 0, home?.roster[0] ?? expect.fail());
    const draft = pickedFor(handMatch(['ANN'], ['BEN']), TOM, tom);
    const kept = (match: MatchDraft): unknown => leagueOfTeams(match)?.teams[0]?.roster[0];
    expect(kept(draft)).toMatchObject({ name: 'Tom', average: 151, season: { games: 21, pins: 3318 } });
    const typed = answered(draft, { what: 'average', spot: TOM, text: '170' });
    expect(kept(typed)).toMatchObject({ average: 170, season: null });
    expect(knownPlace(tom).average).toBeNull();
  });
});
