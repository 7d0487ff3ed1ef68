import { expect, onTestFinished, test } from 'vitest';
import { databaseOfTests } from '../../house/testing/database.testing.ts';
import { Flood, FLOOD_KINDS } from '../../house/testing/flood.testing.ts';
import { ADDRESSES, FloodedHouse } from './testing/flooded-house.testing.ts';

const database = databaseOfTests();

/** More than an address may have; `floods.long.test.ts` has the whole number, and clocks the answers. */
const CONNECTIONS = 600;

test('a house that is flooded from a lane’s own address, in every way, lets a guest, that lane and a desk in', async () => {
  const house = await FloodedHouse.begin(database());
  for (const kind of FLOOD_KINDS) {
    const flood = Flood.begin({ kind, port: house.port, from: ADDRESSES.lane, connections: CONNECTIONS });
    onTestFinished(() => flood.end());
    await expect.poll(() => [kind, flood.isWhole]).toEqual([kind, true]);
    for (let round = 1; round <= 3; round += 1) await house.waits();
    await flood.end();
  }
});
