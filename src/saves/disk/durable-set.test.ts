import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { makeTogether } from './durable-set.ts';
import { FailingDisk, systemError } from './testing/failing-disk.testing.ts';

const bytes = new TextEncoder().encode('a result');
const BOTH = [
  { name: 'a.csv', bytes },
  { name: 'a.json', bytes },
];

test('both files are there, whole, and nothing else', async () => {
  const folder = await tempFolder();
  expect(await makeTogether(new FailingDisk(), folder, BOTH)).toEqual(ok(null));
  expect((await readdir(folder)).toSorted()).toEqual(['a.csv', 'a.json']);
  expect(await readFile(join(folder, 'a.json'), 'utf8')).toBe('a result');
});

test('whichever call the disk refuses, no file is left', async () => {
  const count = new FailingDisk();
  await makeTogether(count, await tempFolder(), BOTH);
  for (const [index, call] of count.calls.entries()) {
    const folder = await tempFolder();
    const disk = new FailingDisk();
    disk.fails = (_call, number) => (number === index + 1 ? 'ENOSPC' : null);
    expect([call, await makeTogether(disk, folder, BOTH)]).toEqual([call, err('disk-full')]);
    expect([call, await readdir(folder)]).toEqual([call, []]);
  }
});

test('a file whose name was given although the disk says no is removed, and an older one stays', async () => {
  const folder = await tempFolder();
  await writeFile(join(folder, 'a.pdf'), 'older');
  const disk = new FailingDisk();
  // The answer is lost on its way.
  disk.rename = async (from, to) => {
    await rename(from, to);
    throw systemError('EIO');
  };
  expect(await makeTogether(disk, folder, BOTH)).toEqual(err('device-error'));
  expect(await readdir(folder)).toEqual(['a.pdf']);
});

test('a name that somebody else took meanwhile is left alone when the disk refuses it', async () => {
  const folder = await tempFolder();
  const disk = new FailingDisk();
  disk.rename = async (_from, to) => {
    await writeFile(to, 'theirs');
    throw systemError('EACCES');
  };
  expect(await makeTogether(disk, folder, BOTH)).toEqual(err('not-allowed'));
  expect(await readdir(folder)).toEqual(['a.csv']);
});
