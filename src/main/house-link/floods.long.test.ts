import { expect, onTestFinished, test } from 'vitest';
import { databaseOfTests } from '../../house/testing/database.testing.ts';
import { Flood, FLOOD_KINDS } from '../../house/testing/flood.testing.ts';
import { ADDRESSES, FloodedHouse } from './testing/flooded-house.testing.ts';

const database = databaseOfTests();

/** More than a service has connections. */
const CONNECTIONS = 2_100;
/** They last longer than a connection may wait before the gate. */
const ROUNDS = 600;
/** Milliseconds. */
const SOON = 1_000;

test.for(FLOOD_KINDS.flatMap((kind) => [[kind, 'stranger'] as const, [kind, 'lane'] as const]))(
  'a house that is flooded by 2,100 connections (%s) from the address of a %s answers others within a second',
  async ([kind, from], { annotate }) => {
    const house = await FloodedHouse.begin(database());
    // A house that runs: its first answers take longer.
    for (let round = 1; round <= 10; round += 1) await house.waits();
    const flood = Flood.begin({ kind, port: house.port, from: ADDRESSES[from], connections: CONNECTIONS });
    onTestFinished(() => flood.end());
    let longest = 0;
    for (let round = 1; round <= ROUNDS || !flood.isWhole; round += 1)
      longest = Math.max(longest, ...Object.values(await house.waits()));
    await annotate(`${kind}, from the address of a ${from}: ${longest.toFixed(0)} ms`);
    expect(flood.opened).toBeGreaterThanOrEqual(CONNECTIONS);
    expect(longest).toBeLessThan(SOON);
  },
);
