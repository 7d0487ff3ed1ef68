import { lstat, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FailingDisk } from './testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { keepAside, setAside } from './quarantine.ts';

/** A data folder with one file, on a disk that answers a link with this code. */
async function withFile(
  linkFails: string | null,
): Promise<{ data: string; path: string; disk: FailingDisk }> {
  const data = await tempFolder();
  const path = join(data, 'game.json');
  await writeFile(path, 'a game');
  const disk = new FailingDisk();
  disk.fails = (call) => (call === 'link' ? linkFails : null);
  return { data, path, disk };
}

/** The name and text of the only file in quarantine. */
async function aside(data: string): Promise<readonly [string, string]> {
  const [name = '', ...others] = await namesIn(join(data, 'quarantine'));
  expect(others).toEqual([]);
  return [name, await readFile(join(data, 'quarantine', name), 'utf8')];
}

const NAME = expect.stringMatching(/^game\.json\.[0-9a-f]{16}$/u) as string;

test('a quarantined file is moved unchanged, under its name and a random ending', async () => {
  const { data, path, disk } = await withFile(null);
  await setAside(disk, data, path);
  expect(await aside(data)).toEqual([NAME, 'a game']);
  expect(await namesIn(data)).toEqual(['quarantine']);
  expect(disk.calls.at(-1)).toBe('syncFolder');
});

test('a preserved file has its name all the time', async () => {
  const { data, path, disk } = await withFile(null);
  await keepAside(disk, data, path);
  expect(await aside(data)).toEqual([NAME, 'a game']);
  expect(await namesIn(data)).toEqual(['game.json', 'quarantine']);
});

test('without hard links it is moved', async () => {
  const { data, path, disk } = await withFile('EPERM');
  await keepAside(disk, data, path);
  expect(await aside(data)).toEqual([NAME, 'a game']);
  expect(await namesIn(data)).toEqual(['quarantine']);
});

test.each<[string, (data: string, elsewhere: string) => Promise<void>]>([
  ['a link to another folder', (data, elsewhere) => symlink(elsewhere, join(data, 'quarantine'))],
  ['a link to nothing', (data) => symlink('/nowhere/at all', join(data, 'quarantine'))],
  ['a file', (data) => writeFile(join(data, 'quarantine'), 'in the way')],
])('%s in the place of the quarantine is renamed, and nothing is written through it', async (_, put) => {
  const elsewhere = await tempFolder();
  const { data, path, disk } = await withFile(null);
  await put(data, elsewhere);
  await setAside(disk, data, path);
  expect(await namesIn(elsewhere)).toEqual([]);
  expect((await lstat(join(data, 'quarantine'))).isDirectory()).toBe(true);
  expect(await aside(data)).toEqual([NAME, 'a game']);
  expect(await namesIn(data)).toEqual([
    'quarantine',
    expect.stringMatching(/^quarantine-[0-9a-f]{8}$/u) as string,
  ]);
});

test('a file that cannot be preserved stays in place', async () => {
  const { data, path, disk } = await withFile('EIO');
  await expect(keepAside(disk, data, path)).rejects.toThrow('EIO');
  expect(await readFile(path, 'utf8')).toBe('a game');
});
