import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SaveTrouble } from '../../contract/contract.ts';
import { saveDurably, sweepTemps } from './durable-file.ts';
import { FailingDisk } from './testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { NodeDisk } from './node-disk.ts';
import { OwnedDisk } from '../lock/owned-disk.ts';
import { FOLDER_LOST } from './trouble.ts';

const OLD = 'the game before the ball';
const NEW = 'the game with the ball, which is a longer text';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** A folder with one saved file. */
async function saved(
  disk: FailingDisk | NodeDisk = new NodeDisk(),
): Promise<{ folder: string; path: string }> {
  const folder = await tempFolder();
  const path = join(folder, 'game.json');
  expect(await saveDurably(disk, path, bytes(OLD), 'keep')).toEqual({ ok: true, value: null });
  return { folder, path };
}

describe('a save', () => {
  test('the first one makes the file, for this user alone, and nothing else', async () => {
    const { folder, path } = await saved();
    expect(await readFile(path, 'utf8')).toBe(OLD);
    expect(await namesIn(folder)).toEqual(['game.json']);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('the next one keeps the generation before as .prev', async () => {
    const { folder, path } = await saved();
    await saveDurably(new NodeDisk(), path, bytes(NEW), 'keep');
    await saveDurably(new NodeDisk(), path, bytes(`${NEW}, and one more`), 'keep');
    expect(await readFile(path, 'utf8')).toBe(`${NEW}, and one more`);
    expect(await readFile(`${path}.prev`, 'utf8')).toBe(NEW);
    expect(await namesIn(folder)).toEqual(['game.json', 'game.json.prev']);
  });

  test('calls the disk in exactly the order of decision 5, and two calls at a time where neither needs the other', async () => {
    const disk = new FailingDisk();
    const { path } = await saved(disk);
    disk.rounds.length = 0;
    await saveDurably(disk, path, bytes(NEW), 'keep', async () => {
      await disk.look(path);
    });
    expect(disk.rounds).toEqual([
      ...[['create'], ['write 2'], ['link', 'sync 2'], ['close 2', 'rename']],
      ...[
        ['remove', 'rename'],
        ['syncFolder', 'look'],
      ],
    ]);
  });

  test('continues writing when the disk takes a few bytes at a time', async () => {
    const disk = new FailingDisk();
    disk.mostAtOnce = 7;
    const { path } = await saved(disk);
    expect(await readFile(path, 'utf8')).toBe(OLD);
    expect(disk.calls.filter((call) => call === 'write 1')).toHaveLength(Math.ceil(OLD.length / 7));
  });

  test('fails on a disk that takes no bytes, without looping endlessly', async () => {
    const disk = new FailingDisk();
    disk.mostAtOnce = 0;
    const path = join(await tempFolder(), 'game.json');
    const failure = { trouble: 'device-error', mayBeInPlace: false };
    expect(await saveDurably(disk, path, bytes(NEW), 'keep')).toEqual({ ok: false, error: failure });
  });

  test('is not stopped by a leftover prev.tmp that is the same file as .prev', async () => {
    const { folder, path } = await saved();
    const disk = new NodeDisk();
    await disk.link(path, `${path}.prev`);
    await disk.link(path, `${path}.prev.tmp`);
    expect((await saveDurably(disk, path, bytes(NEW), 'keep')).ok).toBe(true);
    expect(await readFile(path, 'utf8')).toBe(NEW);
    expect(await readFile(`${path}.prev`, 'utf8')).toBe(OLD);
    expect(await namesIn(folder)).toEqual(['game.json', 'game.json.prev']);
  });

  test('copies and syncs the earlier generation where links are refused', async () => {
    const disk = new FailingDisk();
    disk.fails = (call) => (call === 'link' ? 'EPERM' : null);
    const { folder, path } = await saved(disk);
    disk.calls.length = 0;
    await saveDurably(disk, path, bytes(NEW), 'keep');
    expect(await readFile(path, 'utf8')).toBe(NEW);
    expect(await readFile(`${path}.prev`, 'utf8')).toBe(OLD);
    expect(disk.calls).toContain('sync 3');
    expect(await namesIn(folder)).toEqual(['game.json', 'game.json.prev']);
  });

  test('leaves .prev unchanged when it overwrites an unacknowledged file', async () => {
    const { path } = await saved();
    await saveDurably(new NodeDisk(), path, bytes(NEW), 'keep');
    await saveDurably(new NodeDisk(), path, bytes('the game as it was'), 'leave');
    expect(await readFile(path, 'utf8')).toBe('the game as it was');
    expect(await readFile(`${path}.prev`, 'utf8')).toBe(OLD);
  });
});

describe('a save that fails', () => {
  const codes: Record<string, SaveTrouble> = {
    ENOSPC: 'disk-full',
    EDQUOT: 'disk-full',
    // As Node really reports EDQUOT.
    [`Unknown system error -${String(constants.errno.EDQUOT)}`]: 'disk-full',
    EFBIG: 'disk-full',
    EROFS: 'read-only',
    ENOTDIR: 'folder-missing',
    EACCES: 'not-allowed',
    EIO: 'device-error',
    EMFILE: 'device-error',
  };

  const failures = Object.entries(codes).flatMap(([code, trouble]) => [
    { code, trouble, order: 'before', failsLast: false },
    { code, trouble, order: 'after', failsLast: true },
  ]);
  test.each(failures)(
    '$code at any call, $order the calls beside it: $trouble, the old file whole, nothing left over',
    async ({ code, trouble, failsLast }) => {
      let fired = 0;
      for (let number = 1; ; number += 1) {
        const disk = new FailingDisk();
        const { folder, path } = await saved(disk);
        const start = disk.calls.length;
        disk.failsLast = failsLast;
        disk.fails = (_, place) => (place === start + number ? code : null);
        const answer = await saveDurably(disk, path, bytes(NEW), 'keep');
        if (disk.calls.length < start + number) break;
        fired += 1;
        const there = await readFile(path, 'utf8');
        // A refused link becomes a copy, and a missing leftover need not be removed: neither is a failure.
        if (answer.ok) expect(there).toBe(NEW);
        else {
          expect(answer.error).toEqual({ trouble, mayBeInPlace: there === NEW });
        }
        expect((await namesIn(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
        disk.fails = () => null;
        expect((await saveDurably(disk, path, bytes(NEW), 'keep')).ok).toBe(true);
        expect(await readFile(path, 'utf8')).toBe(NEW);
      }
      expect(fired).toBe(9);
    },
  );

  test('after a failed fsync that file is never synced again: the next save writes a new one', async () => {
    const disk = new FailingDisk();
    const { path } = await saved(disk);
    let failures = 0;
    disk.fails = (call) => (call === 'sync' && (failures += 1) === 1 ? 'EIO' : null);
    disk.calls.length = 0;
    expect((await saveDurably(disk, path, bytes(NEW), 'keep')).ok).toBe(false);
    expect((await saveDurably(disk, path, bytes(NEW), 'keep')).ok).toBe(true);
    expect(disk.calls.filter((call) => call.startsWith('sync '))).toEqual(['sync 2', 'sync 3']);
  });

  test('at the sync of the folder: the file may be in place and is not acknowledged', async () => {
    const disk = new FailingDisk();
    const { path } = await saved(disk);
    disk.fails = (call) => (call === 'syncFolder' ? 'EIO' : null);
    const failure = { trouble: 'device-error', mayBeInPlace: true };
    expect(await saveDurably(disk, path, bytes(NEW), 'keep')).toEqual({ ok: false, error: failure });
  });

  test('at a link that is not refused but broken: nothing is copied', async () => {
    const disk = new FailingDisk();
    const { folder, path } = await saved(disk);
    disk.fails = (call) => (call === 'link' ? 'EIO' : null);
    const failure = { trouble: 'device-error', mayBeInPlace: false };
    expect(await saveDurably(disk, path, bytes(NEW), 'keep')).toEqual({ ok: false, error: failure });
    expect(await namesIn(folder)).toEqual(['game.json']);
  });

  test('a rename whose answer was lost may be in place', async () => {
    const disk = new FailingDisk();
    const { path } = await saved(disk);
    let renames = 0;
    const real = disk.rename.bind(disk);
    disk.rename = async (from, to) => {
      await real(from, to);
      renames += 1;
      if (renames === 2) throw Object.assign(new Error('lost'), { code: 'EIO' });
    };
    const failure = { trouble: 'device-error', mayBeInPlace: true };
    expect(await saveDurably(disk, path, bytes(NEW), 'keep')).toEqual({ ok: false, error: failure });
  });

  test('because another process took the folder meanwhile: nothing is in place, whichever call notices it', async () => {
    let noticed = 0;
    for (let number = 1; ; number += 1) {
      let calls = 0;
      const check = (): Promise<void> =>
        (calls += 1) < number ? Promise.resolve() : Promise.reject(systemError(FOLDER_LOST));
      const { path } = await saved();
      const answer = await saveDurably(new OwnedDisk(new NodeDisk(), check), path, bytes(NEW), 'keep');
      if (answer.ok) break;
      noticed += 1;
      expect(answer.error).toEqual({ trouble: 'folder-lost', mayBeInPlace: false });
      expect(await readFile(path, 'utf8')).toBe(OLD);
    }
    expect(noticed).toBe(5);
  });

  test('the folder is gone, or a file stands in its place: folder-missing', async () => {
    const { folder, path } = await saved();
    await rm(folder, { recursive: true });
    const failure = { trouble: 'folder-missing', mayBeInPlace: false };
    expect(await saveDurably(new NodeDisk(), path, bytes(NEW), 'keep')).toEqual({
      ok: false,
      error: failure,
    });
    await writeFile(folder, 'no folder');
    expect(await saveDurably(new NodeDisk(), path, bytes(NEW), 'keep')).toEqual({
      ok: false,
      error: failure,
    });
    await rm(folder);
    await mkdir(folder);
    expect((await saveDurably(new NodeDisk(), path, bytes(NEW), 'keep')).ok).toBe(true);
  });

  test('a bug is thrown, not taken for a disk error', async () => {
    const disk = new NodeDisk();
    disk.rename = () => Promise.reject(new TypeError('a bug'));
    const path = join(await tempFolder(), 'game.json');
    await expect(saveDurably(disk, path, bytes(NEW), 'keep')).rejects.toThrow('a bug');
  });

  test('a bug in tidying up is thrown too', async () => {
    const disk = new NodeDisk();
    const { path } = await saved(disk);
    disk.remove = () => Promise.reject(new TypeError('a bug'));
    await expect(saveDurably(disk, path, bytes(NEW), 'keep')).rejects.toThrow('a bug');
  });
});

test('a sweep removes the temp files of our own files and nothing else', async () => {
  const folder = await tempFolder();
  const swept = ['game.json.prev.tmp', 'game.json.0a1b2c3d.tmp'];
  const left = [
    ...['game.json', 'game.json.prev', 'game.json.prev.tmp.txt', 'game.json.0a1b2c3.tmp'],
    ...['game.json.tmp', 'other.json.prev.tmp'],
  ];
  for (const name of [...swept, ...left]) await writeFile(join(folder, name), '');
  const isOurs = (file: string): boolean => file !== 'other.json';
  await sweepTemps(new NodeDisk(), folder, await namesIn(folder), isOurs);
  expect(await namesIn(folder)).toEqual(left.toSorted());
});
