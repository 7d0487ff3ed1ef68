import { describe, expect, test } from 'vitest';
import { systemError } from './testing/failing-disk.testing.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { NodeDisk } from './node-disk.ts';
import { folderSyncIsUnknown, linksAreRefused, patiently, platformOf } from './platform.ts';

/** A call that fails with these codes in turn, then succeeds. */
function failing(codes: readonly string[]): { call: () => Promise<void>; calls: () => number } {
  let calls = 0;
  const call = (): Promise<void> => {
    const code = codes[calls];
    calls += 1;
    return code === undefined ? Promise.resolve() : Promise.reject(systemError(code));
  };
  return { call, calls: () => calls };
}

describe('a rename on Windows', () => {
  const { renamePatience } = platformOf('win32');

  test('is tried again while a scanner holds the file', async () => {
    const { call, calls } = failing(['EPERM', 'EACCES', 'EBUSY']);
    await patiently(renamePatience, call);
    expect(calls()).toBe(4);
  });

  test('is not tried again for any other trouble', async () => {
    const { call, calls } = failing(['ENOSPC']);
    await expect(patiently(renamePatience, call)).rejects.toThrow('ENOSPC');
    expect(calls()).toBe(1);
  });

  test('gives up when the file stays held', async () => {
    const { call, calls } = failing(Array.from({ length: 1_000 }, () => 'EBUSY'));
    await expect(patiently(1_000, call)).rejects.toThrow('EBUSY');
    expect(calls()).toBeGreaterThan(1);
  });
});

test('elsewhere a rename that is refused is not tried again', async () => {
  const { call, calls } = failing(['EPERM']);
  await expect(patiently(platformOf('linux').renamePatience, call)).rejects.toThrow('EPERM');
  expect(calls()).toBe(1);
});

test('folders are synced where that can be done: Windows does not even open them', async () => {
  const gone = `${await tempFolder()}/gone`;
  await expect(new NodeDisk(platformOf('linux')).syncFolder(gone)).rejects.toThrow('ENOENT');
  await new NodeDisk(platformOf('win32')).syncFolder(gone);
});

test('a folder is as durable as its content: every parent of a new folder is synced, and the parent of an old one', async () => {
  const top = await tempFolder();
  const synced: string[] = [];
  const disk = new NodeDisk();
  disk.syncFolder = (folder) => {
    synced.push(folder);
    return Promise.resolve();
  };
  await disk.makeFolder(`${top}/a/b/c`);
  await disk.makeFolder(`${top}/a/b`);
  expect(synced).toEqual([top, `${top}/a`, `${top}/a/b`, `${top}/a`]);
});

test('Windows syncs no folder and is patient with a rename; elsewhere it is the other way round', () => {
  expect(platformOf('win32')).toMatchObject({ syncsFolders: false, renamePatience: 2_000 });
  expect(platformOf('linux')).toMatchObject({ syncsFolders: true, renamePatience: 0 });
});

test.each(['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV', 'EISDIR', 'UNKNOWN'])(
  'a link refused with %s means that hard links are not supported',
  (code) => {
    expect(linksAreRefused(systemError(code))).toBe(true);
  },
);

test.each(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
  'a folder’s fsync refused with %s is unsupported, not failed',
  (code) => {
    expect(folderSyncIsUnknown(systemError(code))).toBe(true);
  },
);

test('a disk that fails has refused neither', () => {
  expect([linksAreRefused(systemError('EIO')), folderSyncIsUnknown(systemError('EIO'))]).toEqual([
    false,
    false,
  ]);
});
