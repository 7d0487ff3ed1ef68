/** Which number a lane's next game gets after other lanes' games came into its archive. */
import { expect, test } from 'vitest';
import { foreign, importInto, laneWith, lines } from '../imports/testing/lane.testing.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { colourfulGame, gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { Archive } from './archive.ts';

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
  const others = Array.from({ length: 900 }, (_none, place) =>
    foreign(colourfulGame(), 5_000 + place, place.toString(16).padStart(24, '0')),
  );
  expect(await importInto(lane, [await lines(...others)])).toMatchObject({ fresh: 900 });
  expect(await highestIn(lane.data, ORIGIN)).toEqual([0, 12]);
  // Without a known folder every game counts, as it does for whoever only reads.
  expect((await highestIn(lane.data, null))[1]).toBe(5_899);
});

test('a lane without games of its own begins at the first number', async () => {
  const lane = await laneWith();
  await importInto(lane, [await lines(foreign(colourfulGame(), 700))]);
  expect(await highestIn(lane.data, ORIGIN)).toEqual([0, 0]);
});
