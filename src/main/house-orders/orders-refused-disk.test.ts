import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Order, OrderAnswer, OrderBody } from '../../house-contract/orders.ts';
import { CrashDisk } from '../../saves/disk/testing/crash-disk.testing.ts';
import { view } from '../games/testing/lane.testing.ts';
import {
  bowledElsewhere,
  bowlsMatch,
  comes,
  foundOf,
  isMoved,
  moveAway,
} from './testing/crash-cases.testing.ts';
import { CrashLane } from './testing/crash-lane.testing.ts';

const SIZE = 4096;
const ORDER = { id: 'd'.repeat(24), author: 'ANNA', seconds: 30 };

interface Case {
  readonly name: string;
  readonly before: (lane: CrashLane) => Promise<void>;
  readonly body: (lane: CrashLane) => Promise<OrderBody>;
  readonly is: typeof comes;
  /** What is done with a change that waits for the disk. */
  readonly way: 'tryAgain' | 'takeBack';
}

const AWAY = { name: 'moves away', before: bowlsMatch, body: moveAway, is: isMoved };
const CASES: readonly Case[] = [
  { ...AWAY, way: 'tryAgain' },
  { ...AWAY, way: 'takeBack' },
  {
    ...{ name: 'comes', before: () => Promise.resolve(), is: comes, way: 'takeBack' },
    body: () => bowledElsewhere(bowlsMatch),
  },
];

async function opened(disk: CrashDisk): Promise<CrashLane> {
  return (await CrashLane.on(disk, SIZE)) ?? expect.fail('not opened');
}

/** The answer; a waiting change is decided this way once the disk recovers. */
async function decided(
  lane: CrashLane,
  disk: CrashDisk,
  order: Order,
  way: Case['way'],
): Promise<OrderAnswer['outcome']> {
  const given: OrderAnswer['outcome'][] = [];
  void lane.takes(order).then((outcome) => given.push(outcome));
  while (given.length === 0) {
    await setImmediate();
    const waits = lane.shown().find(({ waiting }) => waiting !== null);
    if (waits === undefined) continue;
    disk.refuses = () => null;
    view(await lane.games[way](waits.id, waits.events.length));
  }
  disk.refuses = () => null;
  return given[0] ?? expect.fail('no answer');
}

test.for(CASES)(
  'whatever the disk refuses while a match on a pair $name, both games are as the answer says, also after a restart; what waits: $way',
  async ({ before, body, is, way }) => {
    const start = new CrashDisk();
    const first = await opened(start);
    await before(first);
    await first.games.settled();
    const order: Order = { ...ORDER, body: await body(first) };
    const states: string[] = [];
    // Continues until the disk has refused nothing.
    for (let place = 1; states.at(-1) !== 'done' || place < 12; place += 1)
      for (const [next, done] of [
        [1, true],
        [4, true],
        [9, false],
      ] as const) {
        const disk = new CrashDisk(start.base, start.log);
        const lane = await opened(disk);
        disk.refuseNext([place, place + next], { code: 'EIO', done });
        const outcome = await decided(lane, disk, order, way);
        await lane.games.settled();
        states.push(outcome.state);
        const where = [place, next, done, outcome.state];
        const isDone = outcome.state === 'done';
        expect([where, lane.shown().filter(is).length]).toEqual([where, isDone ? 2 : 0]);
        const again = await opened(disk);
        expect([where, again.told, await foundOf(again, is, 2)]).toEqual([
          where,
          [],
          isDone ? 'whole' : 'nothing',
        ]);
        // A refusal that could not be saved is forgotten: the house has it and asks no more.
        if (isDone) expect([where, await again.takes(order)]).toEqual([where, outcome]);
        else await again.takes({ ...order, id: 'e'.repeat(24) });
        expect([where, await foundOf(again, is, 2)]).toEqual([where, 'whole']);
      }
    expect(states).toContain('refused');
  },
);

test.for(CASES)(
  'after a crash in which a match on a pair $name the disk refuses what mends it: asked again, the order is whole; what waits: $way',
  async ({ before, body, is, way }) => {
    const start = new CrashDisk();
    const lane = await opened(start);
    await before(lane);
    await lane.games.settled();
    const order: Order = { ...ORDER, body: await body(lane) };
    const from = start.log.length;
    await lane.takes(order);
    await lane.games.settled();
    let mended = 0;
    for (let after = from; after <= start.log.length; after += 2) {
      const crashed = (): CrashDisk => new CrashDisk(start.base, start.log.slice(0, after));
      const well = crashed();
      await opened(well);
      // The first call makes the folder.
      for (let place = 2; place <= well.calls.length; place += 1) {
        const done = place % 3 > 0;
        const disk = crashed();
        disk.refuseNext([place, place + 1, place + 2], { code: 'EIO', done });
        const again = await CrashLane.on(disk, SIZE);
        // If the folder cannot be opened, the program does not start.
        if (again === null) continue;
        mended += 1;
        disk.refuses = () => null;
        const where = [after, place, done];
        const outcome = await decided(again, disk, order, way);
        expect([where, outcome.state, await foundOf(again, is, 2)]).toEqual([where, 'done', 'whole']);
        await again.games.settled();
        const next = await opened(disk);
        expect([where, await next.takes(order), await foundOf(next, is, 2)]).toEqual([
          where,
          outcome,
          'whole',
        ]);
      }
    }
    expect(mended).toBeGreaterThan(20);
  },
);
