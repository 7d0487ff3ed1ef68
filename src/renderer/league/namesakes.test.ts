/** Two bowlers of one name are told apart, from the file to the recap. */
import { createPinia, setActivePinia } from 'pinia';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rosterBowler as listed } from '../../contract/contract.ts';
import { LONGEST_NAME } from '../../core/players/player.ts';
import { recapGame } from '../../core/match/recap-game.ts';
import { matchGame } from '../../core/testing/league.testing.ts';
import type { League } from '../../league-files/in/league.ts';
import { sameText } from '../../league-files/in/same-text.ts';
import { fileOf, leagueIn } from '../../league-files/testing/files.testing.ts';
import { placeAt, shownAs, substituted, knownPlace } from './draft/match-draft.ts';
import { namesakesIn } from './draft/namesakes.ts';
import { orderOf } from './draft/order.ts';
import { shortNamesApart } from './draft/short-names.ts';
import { shownTeams } from './draft/shown-match.ts';
import { matchFaults } from './draft/match-faults.ts';
import { fixtureMatch, keptLeague } from './testing/drafts.testing.ts';
import { MatchSetupPage } from './testing/match-setup-page.testing.ts';

/** Father and son at home, a namesake on the other side, and a third one who is not placed. */
const LEAGUE = leagueIn(
  fileOf('terms.csv', 'Setting,Value\nteamSize,2'),
  fileOf(
    'roster.csv',
    `Team,ID,Name,Average,Place
Pin Pals,12,김민수,151,1
Pin Pals,34,김민수,187,2
Pin Pals,56,김민수,120,
Lucky Strikes,78,김민수,160,1
Lucky Strikes,90,Lee,170,2`,
  ),
);

function bowlersOf(league: League): ReturnType<typeof listed>[] {
  const kept = keptLeague(league);
  return league.teams.flatMap(({ roster }, team) => roster.map((one) => listed(kept, team, one)));
}

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('namesakes in a match', () => {
  test('are asked before Start how the board shows each, by their numbers, and stay who they are', async () => {
    const shown = await MatchSetupPage.of(LEAGUE, bowlersOf(LEAGUE));
    await shown.press('Take this match');
    expect(shown.names()).toEqual([
      ['김민수 (12)', '김민수 (34)'],
      ['김민수 (78)', 'Lee'],
    ]);
    await shown.press('Settle 1 of 3');
    expect(shown.main.orders).toEqual([]);
    expect(shown.team(0)).toContain(
      'There is another 김민수. Choose how the board shows the one with ID 12.',
    );
    await shown.press('김민수 12');
    await shown.touch('김민수 (34)');
    await shown.press('Type the name');
    await shown.write('민수 주니어');
    await shown.touch('김민수 (78)');
    await shown.press('김민수 78');
    await shown.start();
    expect(
      shown.main.orders[0]?.players.map(({ name, average, league }) => [name, average, league?.roster]),
    ).toEqual([
      ['김민수 12', 151, '12'],
      ['민수 주니어', 187, '34'],
      ['김민수 78', 160, '78'],
      ['Lee', 170, '90'],
    ]);
  });

  test('whose name is typed are asked about by name, each with its number and average', async () => {
    const shown = await MatchSetupPage.of(LEAGUE);
    await shown.press('Take this match');
    await shown.touch('Lee');
    await shown.press('Name');
    await shown.write('김민수');
    expect(shown.view.findAll('.answer').map((one) => one.text())).toEqual([
      '김민수 (78) 160, on the roster',
      '김민수 (12) of Pin Pals',
      '김민수 (34) of Pin Pals',
      '김민수 (56) of Pin Pals',
      'Somebody new',
    ]);
  });

  test('can replace each other: only the one who bowls is not offered', async () => {
    const shown = await MatchSetupPage.of(LEAGUE, bowlersOf(LEAGUE));
    await shown.press('Take this match');
    await shown.touch('김민수 (12)');
    await shown.press('김민수 12', 'Substitute');
    expect(shown.view.findAll('.one b').map((one) => one.text())[0]).toBe('김민수 (56)');
    expect(shown.view.text()).not.toContain('김민수 (34)');
    await shown.press('김민수 (56)', '김민수 (56) bowls for');
    expect(shown.view.findAll('section.team .tag').map((one) => one.text())).toEqual(['Sub for 김민수 12']);
  });
});

describe('who is replaced', () => {
  test('is one bowler of the name, whose average is known and who is not offered again', () => {
    const [, other] = bowlersOf(LEAGUE);
    if (other === undefined) expect.fail('a second bowler');
    const draft = substituted(fixtureMatch(LEAGUE), { side: 0, place: 1 }, knownPlace(other));
    expect(placeAt(draft, { side: 0, place: 1 })).toMatchObject({
      ...{ type: 'substitute', instead: '김민수 34' },
      replaced: { average: 187, from: { id: '34' } },
    });
  });
});

describe('a short name by the league’s number', () => {
  test.each([
    ['김민수', '12', ['34'], ['김민수 12']],
    ['Kim Minsu', '12', ['34'], ['Kim Minsu 12', 'Kim M. 12', 'K. Minsu 12', 'Kim 12']],
    ['Tom', '2026-004711', ['2026-004712'], ['Tom 11']],
    ['Tom', '2026-114711', ['2026-224711'], ['Tom 14711']],
    ['Kim', '99123456', ['123456'], ['Kim 991234']],
    ['Maximiliane von Hohenfels', '7', [], ['Hohenfels 7', 'Maximilian 7']],
  ])('of %s with %s is one of few, and fits the board', (name, number, others, offered) => {
    const names = shortNamesApart(name, number, others);
    expect(names).toEqual(offered);
    expect(names.every((one) => Array.from(one).length <= LONGEST_NAME)).toBe(true);
  });
});

describe('any roster with namesakes and IDs', () => {
  const bowler = fc.record({
    name: fc.constantFrom('김민수', 'Kim', 'KIM', 'Maximiliane von Hohenfels', 'Lee'),
    average: fc.integer({ min: 1, max: 300 }),
  });
  const team = fc.array(bowler, { minLength: 3, maxLength: 3 });

  test('keeps each bowler’s own average and handicap from the file through the line-up to the recap', () => {
    fc.assert(
      fc.property(team, team, (home, visitors) => {
        const all = [...home, ...visitors].map((one, index) => ({
          ...one,
          id: String(100 + index),
          team: index < home.length ? 'A' : 'B',
        }));
        const rows = all.map((one) => [one.team, one.id, one.name, String(one.average)].join(','));
        const league = leagueIn(
          fileOf('roster.csv', `Team,ID,Name,Average\n${rows.join('\n')}`),
          fileOf('terms.csv', 'Setting,Value\nteamSize,3'),
        );
        let draft = fixtureMatch(league);
        for (const { place, spot, name, number } of all.map((one, index) => ({
          ...{ place: index, name: one.name, number: one.id },
          spot: { side: index < 3 ? 0 : 1, place: index % 3 },
        }))) {
          const others = all.filter((_one, index) => index !== place).map(({ id }) => id);
          const isAsked = namesakesIn(draft).some(
            (one) => one.spot.side === spot.side && one.spot.place === spot.place,
          );
          if (isAsked || Array.from(name).length > LONGEST_NAME)
            draft = shownAs(draft, spot, shortNamesApart(name, number, others)[0] ?? '');
        }
        expect(matchFaults(draft)).toEqual([]);
        const order = orderOf(draft);
        if (!order.ok) expect.fail('it can begin');
        const { players } = order.value;
        expect(players.map(({ average, league: facts }) => [facts?.roster, average])).toEqual(
          all.map(({ id, average }) => [id, average]),
        );
        const names = players.map(({ name }) => name);
        // None has a number that only counts.
        expect(new Set(names.map(sameText)).size).toBe(all.length);
        const game = matchGame(
          names,
          players.map(({ average, league: facts }) => ({
            ...(average === null ? {} : { average }),
            ...(facts?.roster === undefined ? {} : { roster: facts.roster }),
            ...(facts?.fullName === undefined ? {} : { fullName: facts.fullName }),
          })),
        );
        const recap = recapGame(1, game.position).rows.map((row) => [row.roster, row.counts.average]);
        expect(recap).toEqual(all.map(({ id, average }) => [id, average]));
        const handicaps = shownTeams(draft).flatMap(({ places }) =>
          places.map(({ handicapNow }) => handicapNow),
        );
        expect(recapGame(1, game.position).rows.map(({ handicap }) => handicap)).toEqual(handicaps);
      }),
    );
  });
});
