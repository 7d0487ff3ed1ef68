import { appendFile, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { FailingDisk } from '../failing-disk.testing.ts';
import { namesIn } from '../folder.testing.ts';
import { gameOfMisses, recordOf } from '../game.testing.ts';
import { makeRecord } from '../game-record.ts';
import { NodeDisk } from '../node-disk.ts';
import { makeTombstone } from '../archive/archived-line.ts';
import {
  archivedLine,
  contents,
  CopiedLane,
  gameFile,
  LANE_FILES,
  MONTH,
  openedGames,
  states,
} from './lane.testing.ts';
import { manifestIn } from './slot.ts';

// Many real files, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

const NEXT_BALL = makeRecord(recordOf(gameOfMisses(4), 1));

describe('a copy of the data folder', () => {
  test('has every game, month, setting and file set aside, byte for byte, and nothing else', async () => {
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

  test('takes turns with another: the older is overwritten, the newer stays', async () => {
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

  test('writes again only what has changed', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    await lane.write(gameFile(1), NEXT_BALL);
    const disk = new FailingDisk();
    await lane.copy(disk);
    // One game, and what the copy has.
    expect(disk.calls.filter((call) => call === 'rename')).toHaveLength(2);
  });

  test('has a game that is handed over meanwhile to the first month of an archive', async () => {
    const lane = await CopiedLane.begin();
    await rm(join(lane.data, 'archive'), { recursive: true });
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

  test('of an empty lane is a copy too', async () => {
    const lane = await CopiedLane.begin();
    await rm(lane.data, { recursive: true });
    expect((await lane.copy()).ok).toBe(true);
    expect(await states(lane)).toEqual(['whole', 'unfinished']);
  });

  test.each([
    ['has by now', archivedLine(2)],
    ['says was deleted', makeTombstone(recordOf(gameOfMisses(0), 2).id)],
  ])('lets a game go that the archive %s', async (_what, line) => {
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
});

describe('the last good copy is never given up', () => {
  test('for a game that is damaged on the lane: that one stands beside it, and is counted', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.write(gameFile(2), 'no game any more');
    await lane.copy();
    expect(await lane.copy()).toMatchObject({ ok: true, value: { damaged: 1 } });
    const copy = await contents(lane.path('a', ''));
    expect(copy[gameFile(2)]).toBe(LANE_FILES[gameFile(2)]);
    expect(Object.values(copy)).toContain('no game any more');
    // Every night under the same name.
    await lane.copy();
    await lane.copy();
    expect(Object.keys(await contents(lane.path('a', '')))).toHaveLength(7);
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });

  test('but a game whose generation before is whole is copied as it is: that one is newer', async () => {
    const lane = await CopiedLane.begin();
    await lane.write(gameFile(1), makeRecord(recordOf(gameOfMisses(1), 1)));
    await lane.copy();
    await lane.write(gameFile(1), 'no game any more');
    await lane.copy();
    expect(await lane.copy()).toMatchObject({ ok: true, value: { damaged: 1 } });
    expect((await openedGames(lane.path('a', ''))).games).toEqual(['2: 1', '1: 2']);
  });

  test('for a game that is gone from the lane and not in its archive', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await rm(join(lane.data, 'games'), { recursive: true });
    await rm(join(lane.data, 'archive'), { recursive: true });
    await rm(join(lane.data, 'settings.json'));
    await lane.copy();
    await lane.copy();
    expect(await contents(lane.path('a', ''))).toEqual(LANE_FILES);
    expect(await contents(lane.path('b', ''))).not.toHaveProperty([gameFile(1)]);
  });

  test('for a game that the archive names in a line that cannot be read', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    await rm(join(lane.data, gameFile(2)));
    await appendFile(join(lane.data, MONTH), archivedLine(2).replace('"lane":7', '"lane":8'));
    await lane.copy();
    expect(await contents(lane.path('a', ''))).toHaveProperty([gameFile(2)], LANE_FILES[gameFile(2)]);
  });

  test.each([
    ['a damaged line', (month: string) => month.replace('"lane":7', '"lane":8'), archivedLine(7)],
    ['a cut off end', (month: string) => month.slice(0, -40), archivedLine(9)],
    ['whole lines gone', (month: string) => month.slice(month.indexOf('\n') + 1), archivedLine(7)],
    ['nothing in it', () => '', LANE_FILES[MONTH] ?? ''],
  ])('for %s in a month: the games of the copy stand behind the lane’s', async (_what, harm, kept) => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    const harmed = harm(LANE_FILES[MONTH] ?? '') + archivedLine(10);
    await lane.write(MONTH, harmed);
    expect(await lane.copy()).toMatchObject({ ok: true, value: { damaged: 1 } });
    const expected = harmed + kept;
    expect((await contents(lane.path('a', '')))[MONTH]).toBe(expected);
    // The same every night, and what comes behind it too.
    await lane.copy();
    await lane.copy();
    expect((await contents(lane.path('a', '')))[MONTH]).toBe(expected);
    await lane.write(MONTH, harmed + archivedLine(11));
    await lane.copy();
    await lane.copy();
    expect((await contents(lane.path('a', '')))[MONTH]).toBe(harmed + archivedLine(11) + kept);
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });

  test('but a game that was deleted goes from both copies', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    const month = (LANE_FILES[MONTH] ?? '').replace(archivedLine(8), '');
    const deleted = month + makeTombstone(recordOf(gameOfMisses(0), 8).id);
    await lane.write(MONTH, deleted);
    expect(await lane.copy()).toMatchObject({ ok: true, value: { damaged: 0 } });
    await lane.copy();
    expect((await contents(lane.path('a', '')))[MONTH]).toBe(deleted);
    expect((await contents(lane.path('b', '')))[MONTH]).toBe(deleted);
  });

  test('for a file that the lane cannot read', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    const disk = new FailingDisk();
    const read = disk.read.bind(disk);
    disk.read = (path) =>
      path === join(lane.data, MONTH)
        ? Promise.reject(Object.assign(new Error(), { code: 'EIO' }))
        : read(path);
    expect(await lane.copy(disk)).toMatchObject({ ok: true, value: { damaged: 1 } });
    expect(await contents(lane.path('a', ''))).toEqual(LANE_FILES);
  });

  test('for what somebody bowled in a copy: that copy is kept whole under another name', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    await writeFile(lane.path('a', gameFile(1)), NEXT_BALL);
    await writeFile(lane.path('b', gameFile(9)), makeRecord(recordOf(gameOfMisses(1), 9)));
    expect((await lane.copy()).ok).toBe(true);
    const names = await namesIn(lane.place);
    expect(names).toEqual(['a', expect.stringMatching(/^a-kept-/u), expect.stringMatching(/^b-kept-/u)]);
    expect((await contents(join(lane.place, names[1] ?? '')))[gameFile(1)]).toBe(NEXT_BALL);
    expect(await contents(lane.path('a', ''))).toEqual(LANE_FILES);
  });
});

describe('a copy that was damaged', () => {
  test.each([gameFile(1), `${gameFile(1)}.prev`, 'settings.json', MONTH, 'copy.json'])(
    'in any byte of %s is noticed at the next run, and mended; the other one stays',
    async (name) => {
      const lane = await CopiedLane.begin();
      await lane.copy();
      await lane.copy();
      for (const [slot, other] of [
        ['a', 'b'],
        ['b', 'a'],
      ] as const) {
        const bytes = await readFile(lane.path(slot, name));
        const place = Math.floor(bytes.length / 3);
        bytes[place] = (bytes[place] ?? 0) ^ 4;
        await writeFile(lane.path(slot, name), bytes);
        const untouched = await readFile(lane.path(other, 'copy.json'), 'utf8');
        expect((await lane.copy()).ok).toBe(true);
        expect(await states(lane)).toEqual(['whole', 'whole']);
        expect(await readFile(lane.path(other, 'copy.json'), 'utf8')).toBe(untouched);
        expect(await contents(lane.path(slot, ''))).toEqual(LANE_FILES);
      }
    },
  );

  test('by a file that is gone is mended too', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    await lane.copy();
    await rename(lane.path('b', MONTH), lane.path('b', 'elsewhere'));
    expect(await states(lane)).toEqual(['whole', 'broken']);
    await lane.copy();
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });

  test('while it was written is no copy', async () => {
    const lane = await CopiedLane.begin();
    const disk = new FailingDisk();
    const read = disk.read.bind(disk);
    disk.read = async (path) => {
      const bytes = await read(path);
      return path === lane.path('a', MONTH) ? bytes.with(0, 0) : bytes;
    };
    expect(await lane.copy(disk)).toEqual({ ok: false, error: 'not-verified' });
    expect(await states(lane)).toEqual(['unfinished', 'unfinished']);
  });
});

describe('a copy that cannot be made', () => {
  test('where the place is gone makes no folder in its stead', async () => {
    const lane = await CopiedLane.begin();
    await rm(join(lane.place, '..'), { recursive: true });
    expect(await lane.copy()).toEqual({ ok: false, error: 'folder-missing' });
    await expect(readdir(lane.place)).rejects.toThrow('ENOENT');
  });

  test('because the program ends is abandoned between two files, and the next one goes on', async () => {
    const lane = await CopiedLane.begin();
    await lane.copy();
    let asked = 0;
    // Six files of the one copy are read, and three are copied.
    lane.stopped = () => (asked += 1) > 9;
    expect(await lane.copy()).toEqual({ ok: false, error: 'stopped' });
    expect(await states(lane)).toEqual(['whole', 'unfinished']);
    lane.stopped = () => false;
    expect((await lane.copy()).ok).toBe(true);
    expect(await states(lane)).toEqual(['whole', 'whole']);
  });

  test.each([
    { code: 'ENOSPC', trouble: 'disk-full', from: 'at one' },
    { code: 'EIO', trouble: 'device-error', from: 'at one' },
    { code: 'EROFS', trouble: 'read-only', from: 'from any' },
    { code: 'ENOENT', trouble: 'folder-missing', from: 'from any' },
  ] as const)(
    '$code $from call of the disk on: told, or harmless; the other copy whole',
    async ({ code, trouble, from }) => {
      const lane = await CopiedLane.begin();
      for (const name of ['quarantine', gameFile(2)]) await rm(join(lane.data, name), { recursive: true });
      await lane.copy();
      const told = new Set<string>();
      let refused = 0;
      for (let number = 1; ; number += 1) {
        await lane.write(gameFile(1), makeRecord(recordOf(gameOfMisses(3 + (number % 15)), 1)));
        const disk = new FailingDisk();
        disk.fails = (_, place) =>
          place === number || (from === 'from any' && place > number) ? code : null;
        const answer = await lane.copy(disk);
        if (disk.calls.length < number) break;
        if (!answer.ok) {
          refused += 1;
          told.add(answer.error);
        }
        expect(await states(lane), `call ${String(number)}`).toContain('whole');
        // All is well again: mended at the next run.
        expect((await lane.copy()).ok).toBe(true);
        expect(await states(lane)).toEqual(['whole', 'whole']);
      }
      expect([...told].filter((one) => one !== 'source' && one !== 'not-verified')).toEqual([trouble]);
      expect(refused).toBeGreaterThan(20);
    },
  );
});
