import { ANY_GAME } from '../../contract/contract.ts';
import { expect, test } from 'vitest';
import type { BowlerLines, FiguresQuery, GamesPage, GamesQuery } from '../../contract/contract.ts';
import { tempFolder, tidied } from './testing/folder.testing.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { GamesFolder } from './games-folder.ts';
import { NodeDisk } from '../disk/node-disk.ts';

/** A lane with four finished games: three in the archive, the newest beside it. */
async function lane(): Promise<GamesFolder> {
  const folder = new GamesFolder(new NodeDisk(), await tempFolder());
  expect(await folder.open()).toMatchObject({ ok: true });
  for (const counter of [1, 2, 3, 4]) await folder.save(recordOf(gameOfMisses(20), counter));
  await tidied(folder);
  expect(folder.games()).toHaveLength(1);
  return folder;
}

function page(folder: GamesFolder, query: Partial<GamesQuery>): Promise<GamesPage> {
  return folder.found.page({ ...ANY_GAME, before: null, count: 50, ...query });
}

function counters({ games }: GamesPage): readonly number[] {
  return games.map(({ id }) => Number(id.slice(1, 7)));
}

test('a page has the requested length, newest first, and says whether there are older games', async () => {
  const folder = await lane();
  for (const [count, expected, more] of [
    [1, [4], true],
    [2, [4, 3], true],
    [3, [4, 3, 2], true],
    [4, [4, 3, 2, 1], false],
  ] as const) {
    const found = await page(folder, { count });
    expect([counters(found), found.more]).toEqual([expected, more]);
  }
});

test('the page after a game continues there', async () => {
  const folder = await lane();
  const third = recordOf(gameOfMisses(20), 3);
  const found = await page(folder, {
    before: { id: third.id, startedAt: third.game.setup.startedAt },
    count: 1,
  });
  expect([counters(found), found.more]).toEqual([[2], true]);
});

test('a name is found in the archive with surrounding spaces and in lower case', async () => {
  const folder = await lane();
  expect(counters(await page(folder, { name: ' pjs ' }))).toEqual([4, 3, 2, 1]);
  expect(counters(await page(folder, { name: 'kim' }))).toEqual([]);
});

test('one bowler’s lines come from the archive and from games/ alike, newest first', async () => {
  const folder = await lane();
  const [newest] = folder.games();
  const of = (who: FiguresQuery['who']): Promise<BowlerLines> =>
    folder.found.figures({ who, from: null, to: null, format: null });
  const lines = await of({ kind: 'name', name: ' pjs ' });
  expect(lines.games.map(({ gameId }) => Number(gameId.slice(1, 7)))).toEqual([4, 3, 2, 1]);
  expect(lines.games.map(({ name, lane, figures }) => [name, lane, figures.whole, figures.score])).toEqual(
    [4, 3, 2, 1].map(() => ['PJS', newest?.lane, true, 0]),
  );
  expect(lines.games[1]).toEqual({ ...lines.games[0], gameId: lines.games[1]?.gameId });
  const [bowler = ''] = newest?.bowlers ?? [];
  expect((await of({ kind: 'bowler', bowler })).games).toEqual(lines.games);
  expect((await of({ kind: 'name', name: 'pj' })).games).toEqual([]);
  expect((await of({ kind: 'name', name: ' ' })).games).toEqual([]);
});
