import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { GrowingSet } from './growing-set.ts';
import { FailingDisk } from './testing/failing-disk.testing.ts';

const NAMES = ['a.csv', 'a.json'];
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Two files of three pieces and a third one that is added on the way, under their final names. */
async function written(disk: FailingDisk, folder: string): Promise<unknown> {
  const begun = await GrowingSet.begin(disk, folder, NAMES);
  if (!begun.ok) return begun;
  const set = begun.value;
  for (const piece of ['one ', 'two ', 'three'])
    for (const number of [0, 1]) {
      const wrote = await set.write(number, bytes(piece));
      if (!wrote.ok) return wrote;
    }
  const added = await set.add('a.pdf');
  if (!added.ok) return added;
  const wrote = await set.write(2, bytes('sheet'));
  return wrote.ok ? set.finish(['b.csv', 'b.json', 'b.pdf']) : wrote;
}

test('files that grew together are there, whole, under the names they got at the end', async () => {
  const folder = await tempFolder();
  expect(await written(new FailingDisk(), folder)).toEqual(ok(null));
  expect((await readdir(folder)).toSorted()).toEqual(['b.csv', 'b.json', 'b.pdf']);
  expect(await readFile(join(folder, 'b.json'), 'utf8')).toBe('one two three');
});

test('until the end none of them has its name', async () => {
  const folder = await tempFolder();
  const begun = await GrowingSet.begin(new FailingDisk(), folder, NAMES);
  if (!begun.ok) expect.fail(begun.error);
  await begun.value.write(0, bytes('half'));
  expect(await readdir(folder)).toHaveLength(2);
  for (const name of await readdir(folder)) expect(name).toMatch(/^a\.(?:csv|json)\.[0-9a-f]{8}\.tmp$/u);
  await begun.value.abandon();
  expect(await readdir(folder)).toEqual([]);
});

test('whichever call the disk refuses, no file is left, and a file of somebody else stays', async () => {
  const count = new FailingDisk();
  await written(count, await tempFolder());
  for (const [index, call] of count.calls.entries()) {
    const folder = await tempFolder();
    await writeFile(join(folder, 'c.csv'), 'theirs');
    const disk = new FailingDisk();
    disk.fails = (_call, number) => (number === index + 1 ? 'ENOSPC' : null);
    expect([call, await written(disk, folder)]).toEqual([call, err('disk-full')]);
    expect([call, await readdir(folder)]).toEqual([call, ['c.csv']]);
  }
});

test('a long file is made durable in pieces, so that a ball never waits for all of it', async () => {
  const disk = new FailingDisk();
  const begun = await GrowingSet.begin(disk, await tempFolder(), ['a.csv']);
  if (!begun.ok) expect.fail(begun.error);
  for (let piece = 0; piece < 4; piece += 1) await begun.value.write(0, new Uint8Array(600_000));
  expect(disk.calls).toEqual(['create', 'write 1', 'write 1', 'sync 1', 'write 1', 'write 1', 'sync 1']);
  await begun.value.abandon();
});
