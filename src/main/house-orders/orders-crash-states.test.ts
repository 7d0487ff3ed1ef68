import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Order, OrderAnswer, OrderBody } from '../../house-contract/orders.ts';
import { CrashDisk } from '../../saves/disk/testing/crash-disk.testing.ts';
import {
  expectNoHarm,
  survey,
  type Harm,
  type Inspection,
} from '../../saves/disk/testing/crash-survey.testing.ts';
import { WHOLE } from '../../saves/disk/testing/share.testing.ts';
import type { Closeness } from '../../saves/games/testing/crash-states.testing.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';
import {
  bowledElsewhere,
  bowlsMatch,
  comes,
  foundOf,
  isMoved,
  moveAway,
  type Found,
} from './testing/crash-cases.testing.ts';
import { CrashLane } from './testing/crash-lane.testing.ts';

const SOME: Closeness = { grain: 211, most: 12 };
const SIZE = 4096;
const ID = 'd'.repeat(24);

interface Case {
  readonly name: string;
  readonly before: (lane: CrashLane) => Promise<void>;
  readonly body: (lane: CrashLane) => Promise<OrderBody>;
  readonly found: (lane: CrashLane) => Promise<Found>;
}

async function bowlsOne(lane: CrashLane): Promise<void> {
  await lane.begins({ half: 'left', players: [{ name: 'PJS', average: null, was: null }], follows: null });
  await lane.does('left', ball(7), ball(2));
}

const nobody = (): Promise<void> => Promise.resolve();

const CASES: readonly Case[] = [
  {
    name: 'a game moves away',
    before: bowlsOne,
    body: moveAway,
    found: (lane) => foundOf(lane, isMoved, 1),
  },
  {
    name: 'a match on a pair moves away',
    before: bowlsMatch,
    body: moveAway,
    found: (lane) => foundOf(lane, isMoved, 2),
  },
  {
    name: 'a game comes',
    before: nobody,
    body: () => bowledElsewhere(bowlsOne),
    found: (lane) => foundOf(lane, comes, 1),
  },
  {
    name: 'a match on a pair comes',
    before: nobody,
    body: () => bowledElsewhere(bowlsMatch),
    found: (lane) => foundOf(lane, comes, 2),
  },
  {
    name: 'a lane opens for names',
    before: nobody,
    body: () => Promise.resolve({ kind: 'open', lane: 7, for: { games: 2 }, names: ['ANNA'] }),
    // An open lane without a game yet is a state that staff may leave, too.
    found: (lane) =>
      lane.opening.kind === 'games' ? foundOf(lane, () => true, 1) : Promise.resolve('nothing'),
  },
];

/** An answer, and after how many changes of the disk it was given. */
interface Asked {
  readonly order: Order;
  readonly answer: OrderAnswer['outcome'];
  readonly acknowledged: number;
  readonly journal: number;
}

/** After a crash the order had its whole effect or none; repeated, it has one effect and one answer. */
function onceOnly({ found }: Case, { order, answer, acknowledged, journal }: Asked): Inspection {
  const harms = async (image: CrashDisk['base'], after: number): Promise<readonly Harm[]> => {
    const disk = new CrashDisk(image);
    const lane = await CrashLane.on(disk, journal);
    if (lane === null) return ['not-opened'];
    const wrong: Harm[] = [];
    if (lane.told.length > 0) wrong.push('set-aside');
    const left = await found(lane);
    if (left === 'torn') wrong.push('torn');
    if (after >= acknowledged && left !== 'whole') wrong.push('lost');
    const again = await lane.takes(order);
    if (again.state !== 'done' || (await found(lane)) !== 'whole') wrong.push('lost');
    if (after >= acknowledged && !isDeepStrictEqual(again, answer)) wrong.push('returned');
    const saved = await lane.saved();
    if (!isDeepStrictEqual(await lane.takes(order), again)) wrong.push('returned');
    const next = await CrashLane.on(disk, journal);
    if (next === null || !isDeepStrictEqual(await next.takes(order), again)) wrong.push('returned');
    const events = (games: readonly GameRecord[]): unknown => games.map(({ id, game }) => [id, game.events]);
    if (next !== null && !isDeepStrictEqual(events(await next.saved()), events(saved)))
      wrong.push('left-over');
    return wrong;
  };
  return { told: (after) => Number(after >= acknowledged), harms };
}

const withJournal = CASES.map((one) => ({ ...one, journal: SIZE }));
const without = CASES.filter(({ name }) => name.includes('pair')).map((one) => ({ ...one, journal: 0 }));

test.for([...withJournal, ...without])(
  'after a kill or a power cut at any moment, asked again, an order has one effect and one answer: $name, journal $journal',
  async ({ journal, ...one }, context) => {
    const disk = new CrashDisk();
    // Lets the file be written only after the journal's content was acknowledged.
    if (journal > 0) disk.late = 'create';
    const lane = (await CrashLane.on(disk, journal)) ?? expect.fail('not opened');
    await one.before(lane);
    await lane.games.settled();
    const order: Order = { id: ID, author: 'ANNA', seconds: 30, body: await one.body(lane) };
    const from = disk.log.length;
    const answer = await lane.takes(order);
    expect(answer).toMatchObject({ state: 'done' });
    const inspection = onceOnly(one, { order, answer, acknowledged: disk.log.length, journal });
    await lane.games.settled();
    await expectNoHarm(context, await survey(disk, SOME, inspection, from, WHOLE), 20);
  },
);

test('after a kill or a power cut at any moment of a message it is shown once at most', async (context) => {
  const disk = new CrashDisk();
  const lane = (await CrashLane.on(disk, 0)) ?? expect.fail('not opened');
  const body: OrderBody = { kind: 'message', lane: 7, text: 'Shoes, please' };
  const order: Order = { id: ID, author: 'ANNA', seconds: 30, body };
  const from = disk.log.length;
  expect(await lane.takes(order)).toEqual({ state: 'done', games: [] });
  const acknowledged = disk.log.length;
  const harms = async (image: CrashDisk['base'], after: number): Promise<readonly Harm[]> => {
    const next = await CrashLane.on(new CrashDisk(image), 0);
    if (next === null) return ['not-opened'];
    const wrong: Harm[] = [];
    for (let time = 0; time < 2; time += 1)
      if ((await next.takes(order)).state !== 'done') wrong.push('lost');
    const { left } = next.messages.current;
    next.messages.dismiss(ID);
    if (next.messages.current.left !== null) wrong.push('returned');
    // A message that was seen before the cut must not be shown again.
    if (after >= acknowledged && left !== null) wrong.push('returned');
    return wrong;
  };
  const told = (after: number): number => Number(after >= acknowledged);
  await expectNoHarm(context, await survey(disk, SOME, { told, harms }, from, WHOLE), 5);
});
