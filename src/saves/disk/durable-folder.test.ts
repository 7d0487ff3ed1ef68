import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CrashDisk } from './testing/crash-disk.testing.ts';
import { ROOT } from './testing/disk-image.testing.ts';
import { makeFolderDurably } from './node-disk.ts';
import { systemError } from './testing/failing-disk.testing.ts';

const FOLDER = join(ROOT, 'data');

/** A disk with the folder, where every further folder sync fails with this code. */
async function refusing(code: string): Promise<CrashDisk> {
  const disk = new CrashDisk();
  await disk.makeFolder(FOLDER);
  disk.refuses = (call) => (call === 'syncFolder' ? { code, done: false } : null);
  return disk;
}

test.each(['EACCES', 'EPERM'])(
  'a folder is used below one that this user may not open (%s)',
  async (code) => {
    const disk = await refusing(code);
    await disk.makeFolder(FOLDER);
    expect(disk.calls.at(-1)).toBe('syncFolder');
  },
);

test('a folder whose name cannot be made durable is not used, old or new', async () => {
  const disk = await refusing('EIO');
  await expect(disk.makeFolder(FOLDER)).rejects.toThrow('EIO');
  await expect(disk.makeFolder(join(FOLDER, 'new'))).rejects.toThrow('EIO');
});

test('a file where the folder should be is refused', async () => {
  const disk = new CrashDisk();
  await disk.create(FOLDER);
  await expect(disk.makeFolder(FOLDER)).rejects.toThrow('EEXIST');
  await expect(disk.makeFolder(join(FOLDER, 'games'))).rejects.toThrow('ENOTDIR');
});

test('a folder that cannot be created is reported, without endless retries', async () => {
  const calls = {
    // As /proc answers, although the folder above exists.
    make: (path: string) => Promise.reject(systemError(path === '/proc' ? 'EEXIST' : 'ENOENT')),
    isFolder: (path: string) => Promise.resolve(path === '/proc'),
    sync: () => Promise.resolve(),
  };
  await expect(makeFolderDurably(calls, '/proc/x')).rejects.toThrow('ENOENT');
});

test('the search ends at the topmost folder', async () => {
  let asked = 0;
  const calls = {
    make: () => {
      asked += 1;
      return Promise.reject(systemError(asked > 5 ? 'EIO' : 'ENOENT'));
    },
    isFolder: () => Promise.resolve(false),
    sync: () => Promise.resolve(),
  };
  await expect(makeFolderDurably(calls, '/')).rejects.toThrow('ENOENT');
  expect(asked).toBe(1);
});
