/** Searches over several months: which months are read, and in what order their games come. */
import { describe, expect, test } from 'vitest';
import { ANY_GAME, type GamesFilter } from '../../contract/contract.ts';
import { withSetup } from '../imports/testing/lane.testing.ts';
import type { Finding } from '../record/games-filter.ts';
import type { GameRecord } from '../record/game-record.ts';
import { leagueGame, recordOf } from '../record/testing/game.testing.ts';
import { after, holding, inMonth, type OpenArchive } from './testing/archive.testing.ts';
import { countersOf } from './testing/month-index.testing.ts';

const NOVEMBER = '2026-11-01T00:00:00.000Z';

function finding(filter: Partial<GamesFilter> = {}): Finding {
  return { filter: { ...ANY_GAME, ...filter }, naming: 'part', except: new Set() };
}

/** Two games a month, in October, November and December, searched once. */
async function sixGames(): Promise<OpenArchive> {
  const games = ['2026-10', '2026-11', '2026-12'].flatMap((month, place) =>
    [1, 2].map((game) => inMonth(month, after(1, 2 * place + game))),
  );
  const opened = await holding(...games);
  await opened.archive.count(finding());
  opened.disk.calls.length = 0;
  return opened;
}

/** The months that were looked at since. */
function looks({ disk }: OpenArchive): number {
  return disk.calls.filter((call) => call === 'look').length;
}

describe('a page of found games', () => {
  test.each([
    [1, [6], 1],
    [2, [6, 5], 1],
    [3, [6, 5, 4], 2],
    [4, [6, 5, 4, 3], 2],
    [9, [6, 5, 4, 3, 2, 1], 3],
  ])('of %i reads no more months than it needs', async (count, counters, months) => {
    const opened = await sixGames();
    expect(countersOf(await opened.archive.page(finding(), null, count))).toEqual(counters);
    expect(looks(opened)).toBe(months);
  });

  test('after a game does not read the months after that', async () => {
    const opened = await sixGames();
    const { id, game } = inMonth('2026-11', after(1, 4));
    const before = { id, startedAt: game.setup.startedAt };
    expect(countersOf(await opened.archive.page(finding(), before, 2))).toEqual([3, 2]);
    expect(looks(opened)).toBe(2);
  });

  test('after a game of a month’s first moment has the others of that moment', async () => {
    const begun = (counter: number): GameRecord => withSetup(after(1, counter), { startedAt: NOVEMBER });
    const { archive } = await holding(begun(1), begun(2));
    const before = { id: begun(2).id, startedAt: NOVEMBER };
    expect(countersOf(await archive.page(finding(), before, 2))).toEqual([1]);
  });
});

test.each<[string, Partial<GamesFilter>, readonly number[], number]>([
  ['from a month’s first moment on', { from: NOVEMBER }, [6, 5, 4, 3], 2],
  ['until a month’s first moment', { to: NOVEMBER }, [2, 1], 1],
  ['of a day', { from: '2026-11-21T00:00:00.000Z', to: '2026-11-22T00:00:00.000Z' }, [4, 3], 1],
])('games %s are looked for in no other month', async (_, filter, counters, months) => {
  const opened = await sixGames();
  expect(countersOf(await opened.archive.page(finding(filter), null, 9))).toEqual(counters);
  expect(looks(opened)).toBe(months);
  expect(await opened.archive.count(finding(filter))).toMatchObject({ found: counters.length, all: 6 });
});

test('found games come in the order of their months, in whatever order those were begun', async () => {
  const { archive } = await holding(inMonth('2026-12', after(1, 1)));
  await archive.add([inMonth('2026-10', after(1, 2))]);
  const oldestFirst = [];
  for await (const game of archive.found(finding())) oldestFirst.push(game);
  expect(countersOf(oldestFirst)).toEqual([2, 1]);
  expect(countersOf(await archive.page(finding(), null, 9))).toEqual([1, 2]);
});

test('the times at which found games began are given month by month, oldest month first', async () => {
  const { archive } = await sixGames();
  const months: (readonly number[])[] = [];
  for await (const times of archive.begun(finding({ from: NOVEMBER }))) months.push(times);
  const times = ['2026-11-21T12:00:00.000Z', '2026-12-21T12:00:00.000Z'].map((begun) => Date.parse(begun));
  expect(months).toEqual(times.map((begun) => [begun, begun]));
});

test('a match is counted once however many of its games are found, and a game of no match by itself', async () => {
  const setup = leagueGame(['PJS', 'KYJ']).setup;
  const [match = ''] = [setup.league?.match];
  const { match: _none, ...noMatch } = setup.league ?? expect.fail('no league');
  const ofMatch = (month: string, counter: number): GameRecord =>
    inMonth(month, recordOf(leagueGame(['PJS', 'KYJ']), counter));
  const { archive } = await holding(
    ...[ofMatch('2026-10', 1), ofMatch('2026-11', 2), after(1, 3), inMonth('2026-12', after(1, 4))],
    withSetup(ofMatch('2026-10', 5), { league: noMatch }),
  );
  expect(await archive.count(finding())).toMatchObject({
    ...{ found: 5, all: 5, alone: 3, matches: new Set([match]), ofLeagues: new Set([match, null]) },
  });
  const ofDecember = await archive.count(finding({ from: '2026-12-01T00:00:00.000Z' }));
  // All search choices are there, whatever is found.
  expect(ofDecember).toMatchObject({
    ...{ found: 1, all: 5, alone: 1, matches: new Set(), ofLeagues: new Set([match, null]) },
  });
});

test('the lanes of all games are known, each once, whatever is looked for', async () => {
  const onLane = (counter: number, lane: number): GameRecord => withSetup(after(1, counter), { lane });
  const { archive } = await holding(onLane(1, 3), onLane(2, 12), onLane(3, 3));
  const { lanes } = await archive.count(finding({ lane: 12 }));
  expect([...lanes].toSorted((one, other) => one - other)).toEqual([3, 12]);
});
