import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sealLine } from '../record/sealed-text.ts';
import { INDEX, MONTH, after, change, holding, listed, month, reopened } from './testing/archive.testing.ts';

describe('what a crash left', () => {
  test('a torn last line is cut off before the next one', async () => {
    const { data } = await holding(after(5, 1));
    const whole = await month(data);
    await appendFile(join(data, 'archive', MONTH), whole.slice(0, 200));
    const { archive } = await reopened(data);
    expect(await listed(archive)).toEqual(['1/5']);
    await archive.add([after(6, 2)]);
    expect((await month(data)).startsWith(`${whole}{`)).toBe(true);
    expect(await listed(archive)).toEqual(['2/6', '1/5']);
    expect(archive.news()).toEqual([]);
  });

  test('a torn line longer than any tail that is read', async () => {
    const { data } = await holding(after(5, 1));
    await appendFile(join(data, 'archive', MONTH), 'x'.repeat(300_000));
    const { archive } = await reopened(data);
    await archive.add([after(6, 2)]);
    expect((await month(data)).includes('x')).toBe(false);
    expect(await listed(archive)).toEqual(['2/6', '1/5']);
  });

  test('a last line that lacks only its line end is a game, and gets the line end before the next one', async () => {
    const { data } = await holding(after(5, 1));
    await change(data, (bytes) => bytes.subarray(0, -1));
    const { archive } = await reopened(data);
    expect(await listed(archive)).toEqual(['1/5']);
    await archive.add([after(6, 2)]);
    for (const each of [archive, (await reopened(data)).archive]) {
      expect(await listed(each)).toEqual(['2/6', '1/5']);
      expect(each.news()).toEqual([]);
    }
  });
});

describe('a damaged line', () => {
  const damage = { kind: 'archive-damaged', file: `archive/${MONTH}` };

  test('in the middle costs only its own game; a notice says so, and the bytes stay', async () => {
    const { data } = await holding(after(5, 1), after(6, 2), after(7, 3));
    const place = (await month(data)).indexOf('\n') + 300;
    await change(data, (bytes) => bytes.fill(0, place, place + 40));
    const before = await month(data);
    await rm(join(data, 'archive', INDEX));
    const { archive } = await reopened(data);
    expect(await listed(archive)).toEqual(['3/7', '1/5']);
    expect(archive.news()).toEqual([damage]);
    await archive.add([after(8, 4)]);
    expect((await month(data)).startsWith(before)).toBe(true);
    expect(archive.news()).toEqual([]);
  });

  test('that was intact before is detected when its game is opened: the index is not trusted', async () => {
    const { data } = await holding(after(5, 1), after(6, 2), after(7, 3));
    await change(data, (bytes) => bytes.fill(0, 300, 301));
    const { archive } = await reopened(data);
    expect(await listed(archive)).toEqual(['3/7', '2/6', '1/5']);
    expect(await archive.read(after(5, 1).id)).toBeNull();
    expect(await listed(archive)).toEqual(['3/7', '2/6']);
    expect(archive.news()).toEqual([damage]);
  });

  test.each(['garbage', '\0'.repeat(700), '{"file":"headpin-archived-game","version":2,"chec'])(
    'glued before a good one costs the good one nothing',
    async (garbage) => {
      const { data } = await holding(after(5, 1), after(6, 2));
      await change(data, (bytes) => Buffer.concat([Buffer.from(garbage), bytes]));
      const { archive } = await reopened(data);
      expect(await listed(archive)).toEqual(['2/6', '1/5']);
      expect(archive.news()).toEqual([damage]);
    },
  );

  test('with a bit flipped in or near a line end loses at most one game, and no game becomes another', async () => {
    const { data } = await holding(after(1, 1), after(2, 2), after(3, 3));
    const whole = await readFile(join(data, 'archive', MONTH));
    const end = whole.indexOf('\n');
    let lost = 0;
    for (let place = end - 20; place < end + 100; place += 1) {
      const bytes = Buffer.from(whole);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << (place % 8));
      await writeFile(join(data, 'archive', MONTH), bytes);
      await rm(join(data, 'archive', INDEX), { force: true });
      const games = await listed((await reopened(data)).archive);
      if (games.length < 3) lost += 1;
      expect(games.length).toBeGreaterThanOrEqual(2);
      expect(['3/3', '2/2', '1/1']).toEqual(expect.arrayContaining([...games]));
    }
    expect(lost).toBeGreaterThan(70);
  });
});

test('of a newer program is reported and stays unchanged, also when its month is rewritten', async () => {
  const { data } = await holding(after(5, 1), after(6, 2));
  const newer = `${sealLine('headpin-archived-game', 900, [['lanes', '[7,8]']])}\n`;
  await appendFile(join(data, 'archive', MONTH), newer);
  const { archive } = await reopened(data);
  expect(await listed(archive)).toEqual(['2/6', '1/5']);
  expect(archive.news()).toEqual([{ kind: 'newer', file: `archive/${MONTH}` }]);
  expect((await archive.bury(after(5, 1))).ok).toBe(true);
  expect(await month(data)).toContain(newer);
});
