import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FailingDisk } from './testing/failing-disk.testing.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { readBounded } from './read-bounded.ts';

const LARGEST = 8;

/** Reads a file with this text; `fails` is the error code on opening it. */
async function read(text: string, fails: string | null = null): Promise<unknown> {
  const path = join(await tempFolder(), 'file');
  await writeFile(path, text);
  const disk = new FailingDisk();
  disk.fails = (call) => (call === 'read' ? fails : null);
  return readBounded(disk, path, LARGEST);
}

test('a file is read up to the largest size, and not one byte more', async () => {
  expect(await read('12345678')).toMatchObject({ kind: 'bytes', bytes: Buffer.from('12345678') });
  expect(await read('123456789')).toEqual({ kind: 'damaged', reason: 'too-large' });
});

test('a file that does not exist, or disappears before it is opened, is missing', async () => {
  expect(await readBounded(new FailingDisk(), join(await tempFolder(), 'gone'), LARGEST)).toEqual({
    kind: 'missing',
  });
  expect(await read('12', 'ENOENT')).toEqual({ kind: 'missing' });
});

test('a folder is not a file, and a failed read is unreadable', async () => {
  const folder = await tempFolder();
  await mkdir(join(folder, 'file'));
  expect(await readBounded(new FailingDisk(), join(folder, 'file'), LARGEST)).toEqual({
    kind: 'damaged',
    reason: 'not-a-file',
  });
  expect(await read('12', 'EIO')).toEqual({ kind: 'damaged', reason: 'unreadable' });
});

test('a bug in reading is not damage', async () => {
  const disk = new FailingDisk();
  const path = join(await tempFolder(), 'file');
  await writeFile(path, '');
  disk.read = () => Promise.reject(new TypeError('a bug'));
  await expect(readBounded(disk, path, LARGEST)).rejects.toThrow('a bug');
});
