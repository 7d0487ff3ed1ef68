import { appendFile, lstat, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTombstone } from '../archive/archived-line.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn } from '../games/testing/folder.testing.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { makeRecord } from '../record/game-record.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import {
  archivedLine,
  contents,
  CopiedLane,
  gameFile,
  LANE_FILES,
  MONTH,
  openedGames,
  states,
} from './testing/lane.testing.ts';
import { manifestIn } from './slot.ts';

const NEXT_BALL = makeRecord(recordOf(gameOfMisses(4), 1));

describe('a copy of the data folder', () => {
  test('has every game, month, setting and quarantined file, byte for byte, and nothing else', async () => {
    const lane = await CopiedLane.begin();
    for (const other of ['lock', 'session/Cookies', 'export/sheet.pdf', `${gameFile(1)}.0a1b2c3d.tmp`])
      await lane.write(other, 'none of it');
    await lane.write('archive/2026-11.index', 'a cache');
    const done = await lane.copy();
    expect(done).toEqual({ ok: true, value: { copiedAt: '2026-11-01T04:00:00.000Z', damaged: 0 } });
    expect(await contents(lane.path('a', ''))).toEqual(LANE_FILES);
    expect(await states(lane)).toEqual(['whole', 'unfinished']);
  });

  test('opens as a data folder with the same games', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    expect(await openedGames(lane.path('a', ''))).toEqual(await openedGames(lane.data));
    expect((await openedGames(lane.path('a', ''))).games).toEqual(['2: 1', '1: 3']);
  });

  test('alternates with another: the older is overwritten, the newer stays', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.write(gameFile(1), NEXT_BALL);
    await lane.copy();
    expect((await contents(lane.path('a', '')))[gameFile(1)]).toBe(LANE_FILES[gameFile(1)]);
    expect((await contents(lane.path('b', '')))[gameFile(1)]).toBe(NEXT_BALL);
    await lane.copy();
    expect(await contents(lane.path('a', ''))).toEqual(await contents(lane.path('b', '')));
    expect(await manifestIn(new NodeDisk(), lane.path('a', ''))).toMatchObject({ number: 3 });
    expect(await namesIn(lane.place)).toEqual(['a', 'b']);
  });

  test('rewrites only what has changed', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    await lane.write(gameFile(1), NEXT_BALL);
    const disk = new FailingDisk();
    await lane.copy(disk);
    // One game, and the manifest.
    expect(disk.calls.filter((call) => call === 'rename')).toHaveLength(2);
  });

  test.each([0, 2])('has a game that is archived meanwhile in its month, after %i copies', async (copies) => {
    const lane = await CopiedLane.begin();
    await rm(join(lane.data, 'archive'), { recursive: true });
    for (let number = 0; number < copies; number += 1) await lane.copy();
    const disk = new FailingDisk();
    const read = disk.read.bind(disk);
    disk.read = async (path) => {
      const bytes = await read(path);
      if (path === join(lane.data, `${gameFile(1)}.prev`)) {
        await lane.write(MONTH, archivedLine(2));
        await rm(join(lane.data, gameFile(2)));
      }
      return bytes;
    };
    expect((await lane.copy(disk)).ok).toBe(true);
    const copied = await contents(lane.path('a', ''));
    expect(copied).not.toHaveProperty([gameFile(2)]);
    expect(copied[MONTH]).toBe(archivedLine(2));
  });

  test('of an empty lane is valid too', async () => {
    const lane = await CopiedLane.begin();
    await rm(lane.data, { recursive: true });
    expect((await lane.copy()).ok).toBe(true);
    expect(await states(lane)).toEqual(['whole', 'unfinished']);
  });

  test.each([
    ['has by now', archivedLine(2)],
    ['says was deleted', makeTombstone(recordOf(gameOfMisses(0), 2).id)],
  ])('drops a game that the archive %s', async (_what, line) => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    await rm(join(lane.data, gameFile(2)));
    await appendFile(join(lane.data, MONTH), line);
    await lane.copy();
    const copy = await contents(lane.path('a', ''));
    expect(Object.keys(copy).toSorted()).toEqual(
      Object.keys(LANE_FILES)
        .filter((name) => name !== gameFile(2))
        .toSorted(),
    );
    expect(copy[MONTH]).toBe(`${LANE_FILES[MONTH] ?? ''}${line}`);
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });

  test('in which somebody bowled is kept unchanged under another name', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    await writeFile(lane.path('a', gameFile(1)), NEXT_BALL);
    await writeFile(lane.path('b', gameFile(9)), makeRecord(recordOf(gameOfMisses(1), 9)));
    expect((await lane.copy()).ok).toBe(true);
    const names = await namesIn(lane.place);
    expect(names).toEqual([
      'a',
      expect.stringMatching(/^a-kept-[0-9a-f]{8}$/u),
      expect.stringMatching(/^b-kept-[0-9a-f]{8}$/u),
    ]);
    expect((await contents(join(lane.place, names[1] ?? '')))[gameFile(1)]).toBe(NEXT_BALL);
    expect(await contents(lane.path('a', ''))).toEqual(LANE_FILES);
  });

  test('continues counting after one in which somebody bowled, whose new name is durable before anything is written', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    await writeFile(lane.path('b', gameFile(1)), NEXT_BALL);
    const disk = new FailingDisk();
    await lane.copy(disk);
    expect(await manifestIn(new NodeDisk(), lane.path('b', ''))).toMatchObject({ number: 3 });
    const renamed = disk.calls.indexOf('rename');
    expect(disk.calls.slice(renamed, renamed + 4)).toEqual(['rename', 'syncFolder', 'look', 'makeFolder']);
  });
});

describe('links in the place of a copy', () => {
  const NAMES = ['', 'games', 'archive', 'quarantine', 'copy.json', gameFile(1), 'settings.json', MONTH];

  test.each(NAMES)('"a/%s" is not followed: its target stays unchanged', async (name) => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    const elsewhere = join(dirname(lane.place), 'elsewhere');
    await rename(lane.path('a', name), elsewhere);
    await symlink(elsewhere, lane.path('a', name));
    const before = await everythingIn(elsewhere);
    await lane.write(gameFile(1), NEXT_BALL);
    for (const gone of [gameFile(2), `${gameFile(1)}.prev`, 'settings.json']) await rm(join(lane.data, gone));
    for (const folder of ['games', 'archive', 'quarantine']) await lane.write(`${folder}/new`, 'none of it');
    await lane.write(MONTH, [7, 8, 9, 10].map(archivedLine).join(''));
    await lane.write('quarantine/g000004-0a1b2c.json.00112233445566ff', 'set aside since');
    for (const night of [1, 2, 3]) expect([night, await lane.copy()]).toMatchObject([night, { ok: true }]);
    expect(await everythingIn(elsewhere)).toEqual(before);
    expect((await contents(lane.path('a', '')))[gameFile(1)]).toBe(NEXT_BALL);
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });

  /** A file's text, or those of all files of a folder with the manifest. */
  async function everythingIn(path: string): Promise<unknown> {
    if ((await lstat(path)).isFile()) return readFile(path, 'utf8');
    const names = await readdir(path, { recursive: true });
    return { names: names.toSorted(), texts: await contents(path) };
  }
});
