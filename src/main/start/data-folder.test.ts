import { readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newGame, type Game } from '../../core/game/game.ts';
import { plainSettings, type Opening } from '../../contract/contract.ts';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { freshGame, NOON, recordOf } from '../../saves/record/testing/game.testing.ts';

async function open(path: string): Promise<DataFolder> {
  const opened = await openDataFolder(path, plainSettings('en'), new Date(NOON));
  return opened.ok ? opened.value : expect.fail(JSON.stringify(opened.error));
}

/** A folder with games of these counters; its lane is open for three games from number 21. */
async function folderOf(counters: readonly number[]): Promise<string> {
  const path = await tempFolder();
  const { games, settings, lock } = await open(path);
  for (const counter of counters) await games.save(recordOf(freshGame(['PJS']), counter));
  await settings.change({ opening: { kind: 'games', games: 3, from: 21 } });
  await lock.release();
  return path;
}

async function openingIn(path: string): Promise<Opening> {
  const { settings, lock } = await open(path);
  await lock.release();
  return settings.current().opening;
}

test('a pair’s game that was left more than six hours ago is asked about on its half; the other one continues', async () => {
  const path = await tempFolder();
  const first = await open(path);
  await first.settings.change({ lane: 1, pair: true });
  const gameOn = (lane: number): Game => newGame({ ...freshGame(['PJS']).setup, lane });
  const earlier = new Date(Date.parse(NOON) - 7 * 3_600_000).toISOString();
  await first.games.save(recordOf(gameOn(1), 1));
  await first.games.save({ ...recordOf(gameOn(2), 2), savedAt: earlier });
  await first.lock.release();
  const { boards, unfinished, lock } = await open(path);
  await lock.release();
  expect([boards.left?.counter, boards.right, unfinished.left]).toEqual([1, null, null]);
  expect(unfinished.right).toMatchObject({ savedAt: earlier, game: { lane: 2 } });
});

describe('the number of games that a lane is open for', () => {
  test.each([[[20]], [[19, 21]], [[22]], [[30]]])('survives a restart after games %j', async (counters) => {
    expect(await openingIn(await folderOf(counters))).toEqual({ kind: 'games', games: 3, from: 21 });
  });

  test.each([
    ['the 15th', [14, 15], 16],
    ['the one before the one before', [19], 20],
    ['none', [], 1],
  ])('is counted anew once if the newest game is %s, as in an older copy', async (_what, counters, from) => {
    const path = await folderOf(counters);
    expect(await openingIn(path)).toEqual({ kind: 'games', games: 3, from });
    const { games, lock } = await open(path);
    await games.save(recordOf(freshGame(['PJS']), from));
    await lock.release();
    expect(await openingIn(path)).toEqual({ kind: 'games', games: 3, from });
  });

  test('is unchanged when the newest game was deleted, in its file or in the archive', async () => {
    const path = await folderOf([19, 20, 21]);
    const { games, lock } = await open(path);
    for (const counter of [21, 20])
      expect(await games.delete(recordOf(freshGame(['PJS']), counter).id)).toEqual({ ok: true, value: null });
    await lock.release();
    expect(await openingIn(path)).toEqual({ kind: 'games', games: 3, from: 21 });
    await rm(join(path, 'archive'), { recursive: true });
    expect(await openingIn(path)).toEqual({ kind: 'games', games: 3, from: 20 });
  });
});

describe('links in the place of a lane’s own folders', () => {
  test.each(['archive', 'log', 'leagues', 'matches'])(
    '%s are told, and nothing is read or written behind them',
    async (name) => {
      const [path, elsewhere] = [await tempFolder(), await tempFolder()];
      await writeFile(join(elsewhere, '2026-11.jsonl'), 'not ours');
      await symlink(elsewhere, join(path, name));
      const { games, notices, lock } = await open(path);
      const saved = await games.archive.add([recordOf(freshGame(['PJS']), 1)]);
      await lock.release();
      expect(notices).toEqual([{ kind: 'folder-taken', folder: name }]);
      expect(saved.done.length).toBe(name === 'archive' ? 0 : 1);
      expect(await readdir(elsewhere)).toEqual(['2026-11.jsonl']);
    },
  );
});
