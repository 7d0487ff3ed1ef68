import { describe, expect, it } from 'vitest';
import { formatOf } from '../formats/formats.ts';
import { EMPTY_PLACE } from './line-up-place.ts';
import { checkedMatch } from './match-check.ts';
import type { Match, RollOff } from './match.ts';
import { as, bowled, game, scratch } from './testing/match.testing.ts';
import type { LeagueTerms } from './terms.ts';

const TEN_PIN = formatOf('ten-pin');
const TERMS = scratch({ ties: 'one-ball' });

/** The refusal, or `fine`. */
function answer(match: Match, terms: LeagueTerms = TERMS): unknown {
  const checked = checkedMatch(terms, TEN_PIN, match);
  return checked.ok ? 'fine' : checked.error;
}

function with1(
  home: Match['home'][number],
  visitors: Match['home'][number] = [bowled('KIM', 150, 150)],
): Match {
  return { home: [home], visitors: [visitors], rollOffs: [] };
}

describe('a match', () => {
  it('of teams of one size is fine; pacers and extra bowlers do not count', () => {
    expect(answer(game([150, 160], [170, 180]))).toBe('fine');
    expect(answer(with1([bowled('AMY', 150, 150), as('pacer', 'BEN', 150, 150)]))).toBe('fine');
    expect(
      answer(
        with1([as('vacancy', '', null), as('vacancy', '', null)], [bowled('K', 1, 1), bowled('L', 1, 1)]),
      ),
    ).toBe('fine');
  });

  it('with several empty places is fine', () => {
    const home = [EMPTY_PLACE, EMPTY_PLACE, bowled('AMY', 150, 150)];
    expect(answer(with1(home, [bowled('KIM', 150, 150), EMPTY_PLACE, EMPTY_PLACE]))).toBe('fine');
  });

  it('of all its games is fine, and so is a bye', () => {
    const { home, visitors } = game([150], [160]);
    const three = (lineUps: Match['home']): Match['home'] => [...lineUps, ...lineUps, ...lineUps];
    expect(answer({ home: three(home), visitors: three(visitors ?? []), rollOffs: [] })).toBe('fine');
    expect(answer({ home: three(home), visitors: null, rollOffs: [] })).toBe('fine');
  });

  it('of teams of different size is refused', () => {
    expect(answer(game([150, 160], [170]))).toEqual({ code: 'teams-differ', game: 1, home: 2, visitors: 1 });
  });

  it('with a bowler on both teams, or twice in one, is refused', () => {
    const twice = { code: 'bowler-twice', game: 1, bowler: 'KIM' };
    expect(answer(with1([bowled('KIM', 150, 150)]))).toEqual(twice);
    expect(answer(with1([bowled('KIM', 150, 150), as('absent', 'KIM', 150)], []))).toEqual(twice);
  });

  it('with more games than the league bowls, or not the same for both, is refused', () => {
    const { home, visitors } = game([150], [160]);
    const four = [...home, ...home, ...home, ...home];
    expect(answer({ home: four, visitors: null, rollOffs: [] })).toEqual({
      ...{ code: 'wrong-number-of-games', games: 4, due: 3 },
    });
    expect(answer({ home, visitors: [...(visitors ?? []), []], rollOffs: [] })).toEqual({
      ...{ code: 'wrong-number-of-games', games: 2, due: 1 },
    });
  });

  it.each([
    ['an average above the format’s maximum', bowled('AMY', 301, 150), 'average', 0],
    ['a score above it', bowled('AMY', 150, 301), 'score', 0],
    ['a score below 0', bowled('AMY', 150, -1), 'score', 0],
    ['half a pin', bowled('AMY', 150, 99.5), 'score', 0],
    ['a handicap above it', { ...bowled('AMY', 150, 150), handicap: 301 }, 'handicap', -300],
  ])('with %s is refused', (_what, place, figure, least) => {
    expect(answer(with1([place]))).toEqual({ code: 'figure-out-of-range', figure, least, most: 300 });
  });
});

describe('a roll-off of a match', () => {
  const tied = game([150, 160], [155, 155]);
  const roll = (...gos: RollOff['gos']): readonly RollOff[] => [{ unit: { kind: 'game', game: 1 }, gos }];

  it('belongs to a tie that the league rolls off', () => {
    const rollOffs = roll({ home: 9, visitors: 9 }, { home: 10, visitors: 9 });
    expect(answer({ ...tied, rollOffs })).toBe('fine');
    expect(answer({ ...game([150], [151]), rollOffs })).toEqual({ code: 'no-roll-off-due' });
    expect(answer({ ...tied, rollOffs }, scratch())).toEqual({ code: 'no-roll-off-due' });
    const nowhere: RollOff = { unit: { kind: 'individual', game: 7, place: 7 }, gos: [] };
    expect(answer({ ...tied, rollOffs: [nowhere] })).toEqual({ code: 'no-roll-off-due' });
  });

  it('ends with its winner, and has no more pins than its bowlers have', () => {
    expect(answer({ ...tied, rollOffs: roll({ home: 9, visitors: 8 }, { home: 1, visitors: 1 }) })).toEqual({
      code: 'roll-off-over',
    });
    expect(answer({ ...tied, rollOffs: roll({ home: 21, visitors: 9 }) })).toEqual({
      ...{ code: 'figure-out-of-range', figure: 'rollOff', least: 0, most: 20 },
    });
  });

  it('of bowlers follows their own rule', () => {
    const terms = scratch({
      individualTies: 'ninth-and-tenth',
      points: { game: 0, series: 0, individual: 1, individualSeries: 0 },
    });
    const unit = { kind: 'individual', game: 1, place: 1 } as const;
    const match: Match = { ...game([150], [150]), rollOffs: [{ unit, gos: [{ home: 60, visitors: 21 }] }] };
    expect(answer(match, terms)).toBe('fine');
    expect(
      answer({ ...match, rollOffs: [{ unit, gos: [{ home: 61, visitors: 21 }] }] }, terms),
    ).toMatchObject({
      most: 60,
    });
  });
});
