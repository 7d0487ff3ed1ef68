import { readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeIndexLine, type IndexLine } from './index-line.ts';
import {
  INDEX,
  MONTH,
  after,
  generationIn,
  holding,
  listed,
  named,
  reopened,
} from './testing/archive.testing.ts';

describe('the index', () => {
  const games = Array.from({ length: 12 }, (_, index) => after(index, index + 1));
  const all = games.map((_, index) => `${String(12 - index)}/${String(11 - index)}`);

  /** Every query gives the same answer, whatever happened to the index. */
  async function expectAll(data: string): Promise<void> {
    const { archive } = await reopened(data);
    expect(await listed(archive)).toEqual(all);
    expect(await named(archive, 'js')).toEqual(all);
    expect(await generationIn(archive, after(4, 5))).toBe(4);
    expect(archive.news()).toEqual([]);
  }

  test.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['gone', () => new Uint8Array()],
    ['garbage', () => Buffer.from('garbage\n')],
    ['torn', (bytes) => bytes.subarray(0, bytes.length - 30)],
    ['shorter by its last lines', (bytes) => bytes.subarray(0, bytes.indexOf('\n', bytes.length / 2) + 1)],
    ['without its first line', (bytes) => bytes.subarray(bytes.indexOf('\n') + 1)],
    ['with zeros in the middle', (bytes) => Buffer.from(bytes).fill(0, 400, 900)],
    ['with another name for a bowler', (bytes) => Buffer.from(bytes.toString().replaceAll('pjs', 'kyj'))],
  ])('that is %s is rebuilt unnoticed', async (_, how) => {
    const { data } = await holding(...games);
    const path = join(data, 'archive', INDEX);
    const whole = await readFile(path);
    await writeFile(path, how(whole));
    await expectAll(data);
    expect(await readFile(path)).toEqual(whole);
  });

  test.each<[string, object]>([
    ['counts other figures', { packing: '00000000' }],
    ['did not say which figures it counts', { packing: undefined }],
  ])('of a program that %s is rebuilt: nobody drops out of the statistics', async (_what, packing) => {
    const { data } = await holding(...games);
    const path = join(data, 'archive', INDEX);
    const whole = await readFile(path, 'utf8');
    await writeFile(path, packedOtherwise(whole, packing));
    await expectAll(data);
    expect(await readFile(path, 'utf8')).toBe(whole);
  });

  test.each([
    ['asked at once', false],
    ['asked once the archive was read', true],
  ])('of such a program that ends with a deletion is rebuilt as well, %s', async (_when, isAfter) => {
    const { data, archive: earlier } = await holding(...games);
    await earlier.bury(after(0, 1));
    await listed(earlier);
    const path = join(data, 'archive', INDEX);
    await writeFile(path, packedOtherwise(await readFile(path, 'utf8'), { packing: '00000000' }));
    const { archive } = await reopened(data);
    while (isAfter && (await archive.step()));
    expect(await named(archive, 'pjs')).toEqual(all.slice(0, -1));
  });

  /** The same index as a program writes it that packs other figures. */
  function packedOtherwise(whole: string, packing: object): string {
    let other = '';
    for (const written of whole.trimEnd().split('\n')) {
      const { line } = JSON.parse(written) as { readonly line: IndexLine };
      const placed = { ...line, place: other.length };
      other += makeIndexLine(placed.kind === 'game' ? { ...placed, ...packing } : placed, crc32(other));
    }
    return other;
  }

  test('with a bit flipped anywhere still finds every game', async () => {
    const { data } = await holding(...games);
    const path = join(data, 'archive', INDEX);
    const whole = await readFile(path);
    for (let place = 0; place < whole.length; place += 61) {
      const bytes = Buffer.from(whole);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << (place % 8));
      await writeFile(path, bytes);
      const { archive } = await reopened(data);
      expect(await named(archive, 'pjs')).toEqual(all);
    }
  });

  test('of a month restored from an older copy is rebuilt', async () => {
    const { data, archive } = await holding(...games.slice(0, 6));
    const older = await readFile(join(data, 'archive', MONTH));
    await archive.add(games.slice(6));
    await writeFile(join(data, 'archive', MONTH), older);
    expect(await listed((await reopened(data)).archive)).toEqual(all.slice(6));
  });

  test('removed while the program runs is rebuilt', async () => {
    const { data, archive } = await holding(...games);
    await rm(join(data, 'archive', INDEX));
    expect(await listed(archive)).toEqual(all);
    await truncate(join(data, 'archive', INDEX), 100);
    expect(await named(archive, 'pjs')).toEqual(all);
    expect(await readdir(join(data, 'archive'))).toContain(INDEX);
  });

  test('continues a page where the last one ended', async () => {
    const { archive } = await holding(...games);
    expect(await listed(archive, { count: 5 })).toEqual(all.slice(0, 5));
    expect(await listed(archive, { count: 5, before: after(0, 8).id })).toEqual(all.slice(5, 10));
    expect(await named(archive, 'kyj')).toEqual([]);
    expect(await named(archive, 'names')).toEqual([]);
  });
});
