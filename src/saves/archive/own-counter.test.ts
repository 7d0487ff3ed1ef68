/** Which number a lane's next game gets after other lanes' games came into its archive. */
import { mkdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { foreign, importInto, laneWith, lines } from '../imports/testing/lane.testing.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { colourfulGame, gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { Archive } from './archive.ts';
import { makeGameLine } from './archived-line.ts';
import { highestOwn } from './own-counter.ts';
import { lineOf } from './testing/index-of.testing.ts';
import { ForgetfulDisk } from './testing/month-index.testing.ts';
import { monthWith } from './testing/month-file.testing.ts';

const OURS = recordOf(gameOfMisses(7), 12);
const ORIGIN = OURS.game.setup.origin;

async function highestIn(data: string, origin: string | null): Promise<readonly number[]> {
  const archive = new Archive(new FailingDisk(), data);
  if (origin !== null) archive.countOnly(origin);
  await archive.open();
  const first = archive.highest;
  while (await archive.step());
  return [first, archive.highest];
}

test('other lanes’ games, however many, leave the number of the lane’s next game as it was', async () => {
  const lane = await laneWith(OURS);
  const others = Array.from({ length: 100 }, (_none, place) =>
    foreign(colourfulGame(), 5_000 + place, place.toString(16).padStart(24, '0')),
  );
  expect(await importInto(lane, [await lines(...others)])).toMatchObject({ fresh: 100 });
  expect(await highestIn(lane.data, ORIGIN)).toEqual([0, 12]);
  // Without a known folder every game counts, as it does for whoever only reads.
  expect((await highestIn(lane.data, null))[1]).toBe(5_099);
});

test('a lane without games of its own begins at the first number', async () => {
  const lane = await laneWith();
  await importInto(lane, [await lines(foreign(colourfulGame(), 700))]);
  expect(await highestIn(lane.data, ORIGIN)).toEqual([0, 0]);
});

test('a month without a file, or with a folder in its place, has none of the lane’s games', async () => {
  const { file, path } = await monthWith(null);
  expect(await highestOwn(file, ORIGIN)).toBe(0);
  await mkdir(path);
  expect(await highestOwn(file, ORIGIN)).toBe(0);
});

const OTHER = makeGameLine(foreign(gameOfMisses(3), 50));
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8].map((counter) => lineOf(counter, 0));

test.each<[string, readonly string[], number]>([
  ['of one', [lineOf(4, 3)], 4],
  ['before other lanes’ games', [lineOf(4, 3), OTHER, OTHER], 4],
  ['of two in the wrong order', [lineOf(5, 3), OTHER, lineOf(4, 3)], 5],
  ['of the eighth from the end', [lineOf(9, 0), ...EIGHT.slice(1)], 9],
  ['of the last one although one before the last eight has a higher one', [lineOf(9, 0), ...EIGHT], 8],
  ['of a last one without its line end', [lineOf(4, 3), lineOf(5, 3).slice(0, -1)], 5],
  ['of the one before a damaged one', [lineOf(4, 3), lineOf(5, 3).replace('"lane":', '"lame":')], 4],
])('the highest number among the lane’s last games is that %s', async (_, content, highest) => {
  const { file } = await monthWith(content.join(''));
  expect(await highestOwn(file, ORIGIN)).toBe(highest);
});

test('a game before a mebibyte of other lines is found, also where two reads meet in its line', async () => {
  const MIB = 1024 * 1024;
  for (const behind of [MIB - 500, MIB, 2 * MIB]) {
    const text = `${lineOf(4, 3)}${'x'.repeat(behind - 1)}\n`;
    const disk = new ForgetfulDisk();
    const { file } = await monthWith(text, disk);
    expect(await highestOwn(file, ORIGIN)).toBe(4);
    for (const { length } of disk.parts) expect(length).toBeLessThanOrEqual(MIB);
  }
});
