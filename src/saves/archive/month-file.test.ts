import { appendFile, mkdir, open, readFile, stat, truncate } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn } from '../games/testing/folder.testing.ts';
import { MONTH, after } from './testing/archive.testing.ts';
import { makeGameLine, makeTombstone } from './archived-line.ts';
import { changesIn, monthWith } from './testing/month-file.testing.ts';

const [FIRST, SECOND, THIRD] = [
  makeGameLine(after(1, 1)),
  makeGameLine(after(2, 2)),
  makeGameLine(after(3, 3)),
] as const;
const LARGEST = 512 * 1024 * 1024;
const OK = { ok: true, value: null };

function refusing(disk: FailingDisk, call: string, code: string): void {
  disk.fails = (asked) => (asked === call ? code : null);
}

/** A sparse file of this size that ends with a line end. */
async function hugeFile(path: string, size: number): Promise<void> {
  await truncate(path, size);
  const file = await open(path, 'r+');
  await file.write('\n', size - 1);
  await file.close();
}

const ADDED = ['append', 'write', 'sync', 'close'];
const ADDED_FIRST = [...ADDED, 'syncFolder'];
const WRITTEN_ANEW = ['create', 'write', 'sync', 'close', 'rename', 'syncFolder'];

describe('lines', () => {
  test('of a new month make its file', async () => {
    const { folder, path, disk, file } = await monthWith(null);
    expect(await file.add(FIRST)).toEqual(OK);
    expect(await readFile(path, 'utf8')).toBe(FIRST);
    expect(await namesIn(folder)).toEqual([MONTH]);
    expect(changesIn(disk)).toEqual(WRITTEN_ANEW);
  });

  test('are appended, and earlier lines are untouched', async () => {
    const { path, disk, file } = await monthWith(null);
    await file.add(FIRST);
    const before = disk.calls.length;
    expect(await file.add(SECOND)).toEqual(OK);
    expect(changesIn(disk, before)).toEqual(ADDED);
    expect(await readFile(path, 'utf8')).toBe(FIRST + SECOND);
  });

  test('after those of an earlier run, whose file name may not be durable: the folder is synced once', async () => {
    const { disk, file } = await monthWith(FIRST);
    await file.add(SECOND);
    expect(changesIn(disk)).toEqual(ADDED_FIRST);
    const before = disk.calls.length;
    await file.add(THIRD);
    expect(changesIn(disk, before)).toEqual(ADDED);
  });

  test('behind one whose line end was synced before they were refused are appended at the next try', async () => {
    const { path, disk, file } = await monthWith(FIRST.slice(0, -1));
    let writes = 0;
    disk.fails = (call) => (call === 'write' && (writes += 1) === 2 ? 'ENOSPC' : null);
    expect(await file.add(SECOND)).toEqual({ ok: false, error: 'disk-full' });
    const before = disk.calls.length;
    expect(await file.add(SECOND)).toEqual(OK);
    expect(changesIn(disk, before)).not.toContain('rename');
    expect(await readFile(path, 'utf8')).toBe(FIRST + SECOND);
  });

  test('go into an empty file', async () => {
    const { path, disk, file } = await monthWith('');
    expect(await file.add(FIRST)).toEqual(OK);
    expect(changesIn(disk)).toEqual(ADDED_FIRST);
    expect(await readFile(path, 'utf8')).toBe(FIRST);
  });

  test('replace a torn line, even if it is the only one', async () => {
    for (const before of ['', FIRST]) {
      const { path, file } = await monthWith(before + SECOND.slice(0, -100));
      expect(await file.add(THIRD)).toEqual(OK);
      expect(await readFile(path, 'utf8')).toBe(before + THIRD);
    }
  });

  test('replace a torn line longer than any tail that is read', async () => {
    const { path, file } = await monthWith(FIRST + 'x'.repeat(300_000));
    await file.add(SECOND);
    expect(await readFile(path, 'utf8')).toBe(FIRST + SECOND);
  });

  test('a line that only lost its end is ended before the next one', async () => {
    for (const before of ['', FIRST]) {
      const { path, file } = await monthWith(before + SECOND.slice(0, -1));
      expect(await file.add(THIRD)).toEqual(OK);
      expect(await readFile(path, 'utf8')).toBe(before + SECOND + THIRD);
    }
  });

  test('of a long month are appended after only its tail was read', async () => {
    const long = SECOND.repeat(300);
    for (const end of ['', 'torn']) {
      const { path, disk, file } = await monthWith(long + end);
      expect(await file.add(THIRD)).toEqual(OK);
      expect(disk.calls.filter((call) => /^read/u.test(call))).toEqual(['readPart']);
      expect(await readFile(path, 'utf8')).toBe(long + THIRD);
    }
  });
});

describe('a step that fails', () => {
  test.each([
    ['append', 'EROFS', 'read-only'],
    ['write', 'ENOSPC', 'disk-full'],
  ])('at %s leaves the file unchanged, and the next lines go to the same file', async (call, code, error) => {
    const { path, disk, file } = await monthWith(FIRST);
    disk.mostAtOnce = 100;
    disk.fails = (asked, number) => (asked === call && (call === 'append' || number > 5) ? code : null);
    expect(await file.add(SECOND)).toEqual({ ok: false, error });
    expect(await readFile(path, 'utf8')).toBe(FIRST);
    disk.fails = () => null;
    disk.mostAtOnce = Infinity;
    const before = disk.calls.length;
    expect(await file.add(SECOND)).toEqual(OK);
    expect(changesIn(disk, before)).toEqual(ADDED_FIRST);
    expect(await readFile(path, 'utf8')).toBe(FIRST + SECOND);
  });

  test('at the sync: the next lines go to a new file, even if that takes a second try', async () => {
    const { path, disk, file } = await monthWith(FIRST);
    refusing(disk, 'sync', 'EIO');
    expect(await file.add(SECOND)).toEqual({ ok: false, error: 'device-error' });
    expect(await readFile(path, 'utf8')).toBe(FIRST);
    refusing(disk, 'create', 'ENOSPC');
    expect(await file.add(SECOND)).toEqual({ ok: false, error: 'disk-full' });
    disk.fails = () => null;
    let before = disk.calls.length;
    expect(await file.add(SECOND)).toEqual(OK);
    expect(changesIn(disk, before)).toEqual(WRITTEN_ANEW);
    before = disk.calls.length;
    expect(await file.add(THIRD)).toEqual(OK);
    expect(changesIn(disk, before)).toEqual(ADDED);
    expect(await readFile(path, 'utf8')).toBe(FIRST + SECOND + THIRD);
  });

  test('at the folder’s sync: the next lines go to a new file, and later ones after them', async () => {
    const { path, disk, file } = await monthWith(FIRST);
    refusing(disk, 'syncFolder', 'EIO');
    expect(await file.add(SECOND)).toEqual({ ok: false, error: 'device-error' });
    disk.fails = () => null;
    let before = disk.calls.length;
    expect(await file.add(SECOND)).toEqual(OK);
    expect(changesIn(disk, before)).toEqual(WRITTEN_ANEW);
    before = disk.calls.length;
    expect(await file.add(THIRD)).toEqual(OK);
    expect(changesIn(disk, before)).toEqual(ADDED);
    expect(await readFile(path, 'utf8')).toBe(FIRST + SECOND + SECOND + THIRD);
  });

  test('at the folder’s sync of a new file: it may be in place, and is written again', async () => {
    const { path, disk, file } = await monthWith(FIRST);
    refusing(disk, 'syncFolder', 'EIO');
    expect(await file.bury(after(2, 2).id)).toEqual({ ok: false, error: 'device-error' });
    disk.fails = () => null;
    const before = disk.calls.length;
    expect(await file.add(THIRD)).toEqual(OK);
    expect(changesIn(disk, before)).toEqual(WRITTEN_ANEW);
    expect(await readFile(path, 'utf8')).toBe(FIRST + makeTombstone(after(2, 2).id) + THIRD);
  });

  test('at closing, after the sync: the lines are safe all the same', async () => {
    const { path, disk, file } = await monthWith(FIRST);
    refusing(disk, 'close', 'EIO');
    expect(await file.add(SECOND)).toEqual(OK);
    expect(await readFile(path, 'utf8')).toBe(FIRST + SECOND);
  });

  test('at the query before any change: is reported', async () => {
    const { disk, file } = await monthWith(FIRST);
    refusing(disk, 'look', 'EACCES');
    expect(await file.add(SECOND)).toEqual({ ok: false, error: 'not-allowed' });
    expect(await file.bury(after(1, 1).id)).toEqual({ ok: false, error: 'not-allowed' });
    expect(changesIn(disk)).toEqual([]);
  });
});

describe('a deletion', () => {
  test('removes every line of the game and leaves its tombstone; everything else stays byte for byte', async () => {
    const damaged = `${FIRST.slice(0, 60)}damaged\n`;
    const { path, file } = await monthWith(FIRST + damaged + SECOND + makeGameLine(after(5, 1)) + THIRD);
    expect(await file.bury(after(1, 1).id)).toEqual(OK);
    expect(await readFile(path, 'utf8')).toBe(damaged + SECOND + THIRD + makeTombstone(after(1, 1).id));
  });

  test('drops a torn line, and completes one that lacks only its line end', async () => {
    for (const [end, kept] of [
      [THIRD.slice(0, -100), ''],
      [THIRD.slice(0, -1), THIRD],
    ] as const) {
      const { path, file } = await monthWith(FIRST + SECOND + end);
      expect(await file.bury(after(1, 1).id)).toEqual(OK);
      expect(await readFile(path, 'utf8')).toBe(SECOND + kept + makeTombstone(after(1, 1).id));
    }
  });

  test('of a game in a month without a file creates one', async () => {
    const { folder, path, file } = await monthWith(null);
    expect(await file.bury(after(1, 1).id)).toEqual(OK);
    expect(await readFile(path, 'utf8')).toBe(makeTombstone(after(1, 1).id));
    expect(await namesIn(folder)).toEqual([MONTH]);
  });
});

describe('a month’s name on something that is not our file', () => {
  test('a folder is neither replaced nor written to', async () => {
    const { path, disk, file } = await monthWith(null);
    await mkdir(path);
    expect(await file.add(FIRST)).toEqual({ ok: false, error: 'not-allowed' });
    expect(await file.bury(after(1, 1).id)).toEqual({ ok: false, error: 'not-allowed' });
    expect(changesIn(disk)).toEqual([]);
  });

  test('accepts a file up to 512 MiB', async () => {
    const { path, disk, file } = await monthWith('');
    await truncate(path, LARGEST);
    expect(await file.look()).toEqual(await disk.look(path));
    await truncate(path, LARGEST + 1);
    expect(await file.look()).toEqual({ ...(await disk.look(path)), kind: 'other' });
    expect(await file.add(FIRST)).toEqual({ ok: false, error: 'not-allowed' });
  });

  test('refuses lines that would make it larger, and accepts those that just fit', async () => {
    const { path, disk, file } = await monthWith('');
    await hugeFile(path, LARGEST - FIRST.length);
    expect(await file.add(`${FIRST}\n`)).toEqual({ ok: false, error: 'too-large' });
    expect(changesIn(disk)).toEqual([]);
    expect(await file.add(FIRST)).toEqual(OK);
    expect((await stat(path)).size).toBe(LARGEST);
    await appendFile(path, 'x');
    expect(await file.add(FIRST)).toEqual({ ok: false, error: 'not-allowed' });
  });
});
