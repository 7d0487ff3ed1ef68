/** What may happen to the lock between two calls of a contender. */
import { createHash } from 'node:crypto';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { FailingDisk, systemError } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { takeLock, type Lock } from './lock.ts';
import { leave } from './testing/lock-contenders.testing.ts';
import { thisProcess } from './processes.ts';

const GONE = { pid: 99_999_999, start: 1 };
/** An unreadable lock is watched for a moment. */
const PACE = { beat: 20, patience: 30, look: 5 };
const HELD = { ok: false, error: { code: 'held', by: 'program', pid: process.pid } };

/** A disk on which `act` runs just before the nth look at the lock. */
function watched(folder: string, nth: number, act: () => Promise<void>): FailingDisk {
  const disk = new FailingDisk();
  const real = disk.look.bind(disk);
  let looks = 0;
  disk.look = async (path) => {
    if (path === join(folder, 'lock')) looks += 1;
    if (path === join(folder, 'lock') && looks === nth) await act();
    return real(path);
  };
  return disk;
}

async function take(disk: FailingDisk, folder: string): Promise<Lock> {
  const taken = await takeLock(disk, folder, 'console', { pace: PACE });
  if (!taken.ok) expect.fail(JSON.stringify(taken.error));
  return taken.value;
}

test('a lock released before it can be read is taken', async () => {
  const folder = await tempFolder();
  await leave(folder, await thisProcess());
  await take(
    watched(folder, 1, () => rm(join(folder, 'lock'))),
    folder,
  );
  expect(await namesIn(folder)).toEqual(['lock']);
});

test('a lock that is gone between look and read is taken', async () => {
  const folder = await tempFolder();
  await leave(folder, await thisProcess());
  const disk = new FailingDisk();
  disk.read = async (path) => {
    await rm(path);
    throw systemError('ENOENT');
  };
  await take(disk, folder);
});

test('a lock that the disk cannot read is an error, and stays', async () => {
  const folder = await tempFolder();
  await leave(folder, GONE);
  const disk = new FailingDisk();
  disk.fails = (call) => (call === 'read' ? 'EIO' : null);
  const trouble = { code: 'trouble', trouble: 'device-error' };
  expect(await takeLock(disk, folder, 'console')).toEqual({ ok: false, error: trouble });
  expect(await namesIn(folder)).toEqual(['lock']);
});

test('a lock of a dead process stays with the contender that was quicker', async () => {
  const folder = await tempFolder();
  await leave(folder, GONE);
  const quicker = watched(folder, 2, async () => {
    await leave(folder, await thisProcess());
  });
  expect(await takeLock(quicker, folder, 'console')).toEqual(HELD);
  expect(await namesIn(folder)).toEqual(['lock']);
});

test('a lock of a dead process is free when somebody removes it', async () => {
  const folder = await tempFolder();
  await leave(folder, GONE);
  await take(
    watched(folder, 2, () => rm(join(folder, 'lock'))),
    folder,
  );
  expect(await namesIn(folder)).toEqual(['lock']);
});

test('nobody succeeds where another contender already does', async () => {
  const folder = await tempFolder();
  await writeFile(join(folder, 'lock'), 'garbage');
  const succession = `lock.${createHash('sha256').update('garbage').digest('hex').slice(0, 16)}`;
  const other = join(folder, 'other');
  await mkdir(other);
  await leave(other, await thisProcess());
  const disk = new FailingDisk();
  await disk.rename(join(other, 'lock'), join(folder, succession));
  expect(await takeLock(disk, folder, 'console', { pace: PACE })).toEqual(HELD);
  expect(await namesIn(folder)).toEqual(['lock', succession, basename(other)]);
});

test('a link in place of the lock is not followed: it counts as damaged, and is taken over', async () => {
  const folder = await tempFolder();
  await symlink(join(folder, 'elsewhere'), join(folder, 'lock'));
  await take(new FailingDisk(), folder);
  expect(await namesIn(folder)).toEqual(['lock']);
});

test('a lock is read up to 4 KiB; a longer one is invalid', async () => {
  const mark = await thisProcess();
  const text = JSON.stringify({ kind: 'program', ...mark, nonce: 'old' });
  for (const [length, expected] of [
    [4096, false],
    [4097, true],
  ] as const) {
    const folder = await tempFolder();
    await writeFile(join(folder, 'lock'), text.padEnd(length));
    expect((await takeLock(new FailingDisk(), folder, 'console', { pace: PACE })).ok).toBe(expected);
  }
});

test('the lock gets its name in one step, by a link; a failed link is an error', async () => {
  const folder = await tempFolder();
  const disk = new FailingDisk();
  await take(disk, folder);
  expect(disk.calls.filter((call) => ['create', 'link'].includes(call))).toEqual(['create', 'link']);
  const other = await tempFolder();
  disk.fails = (call) => (call === 'link' ? 'EIO' : null);
  const trouble = { code: 'trouble', trouble: 'device-error' };
  expect(await takeLock(disk, other, 'console')).toEqual({ ok: false, error: trouble });
  expect(await namesIn(other)).toEqual([]);
});

test('without hard links a full disk is an error', async () => {
  const disk = new FailingDisk();
  let creates = 0;
  disk.fails = (call) => {
    if (call === 'create') creates += 1;
    if (call === 'link') return 'EPERM';
    return call === 'create' && creates === 2 ? 'ENOSPC' : null;
  };
  const trouble = { code: 'trouble', trouble: 'disk-full' };
  expect(await takeLock(disk, await tempFolder(), 'console')).toEqual({ ok: false, error: trouble });
});

test('releasing a lock that is gone or unreadable is not an error; a bug is one', async () => {
  const folder = await tempFolder();
  const disk = new FailingDisk();
  const lock = await take(disk, folder);
  disk.fails = (call) => (call === 'read' ? 'EIO' : null);
  await lock.release();
  disk.fails = () => null;
  await rm(join(folder, 'lock'));
  await lock.release();
  disk.look = () => Promise.reject(new TypeError('a bug'));
  await expect(lock.release()).rejects.toThrow('a bug');
});
