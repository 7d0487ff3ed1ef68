import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CrashDisk } from './testing/crash-disk.testing.ts';
import { ROOT } from './testing/disk-image.testing.ts';
import { makeFolderDurably } from './durable-folder.ts';
import { systemError } from './testing/failing-disk.testing.ts';

const FOLDER = join(ROOT, 'data');

/** A disk with the folder, on which every sync of a folder is now refused with this code. */
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

test('a folder whose name cannot be made safe is not used, be it old or new', async () => {
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

test('where no folder can be made, that is said and not tried for ever', async () => {
  const calls = {
    // As /proc answers, although the folder above is there.
    make: (path: string) => Promise.reject(systemError(path === '/proc' ? 'EEXIST' : 'ENOENT')),
    isFolder: (path: string) => Promise.resolve(path === '/proc'),
    sync: () => Promise.resolve(),
  };
  await expect(makeFolderDurably(calls, '/proc/x')).rejects.toThrow('ENOENT');
});

test('above the topmost folder nothing is looked for', async () => {
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
