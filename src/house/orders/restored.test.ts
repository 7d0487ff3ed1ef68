import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked } from '../db/asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { knownLane, type TestLane } from '../testing/lane.testing.ts';
import { MovingLanes } from '../testing/moving-lanes.testing.ts';
import { idOf, OrderDesk } from '../testing/order-desk.testing.ts';
import { noteHistory } from './restored.ts';
import { OrderSweep } from './sweep.ts';

const database = databaseOfTests();
let desk: OrderDesk;
let lane: TestLane;
beforeAll(async () => {
  desk = await OrderDesk.of(database());
  lane = await knownLane(database(), 7);
});
afterAll(() => desk.end());

const sweep = (): Promise<number> => new OrderSweep(database().pool, HOUSE.id, () => undefined).sweep();

async function sends(id: string): Promise<string> {
  const order = { id: idOf(id), origin: lane.origin, seconds: 3600, body: { kind: 'close', lane: 7 } };
  await desk.posts('orders', { orders: [order] });
  return order.id;
}

/** Continues from an older copy, which PostgreSQL gives another timeline. */
async function restored(): Promise<void> {
  await asked(database().owner, "UPDATE house.histories SET history = '1 00000000'");
}

test('after a restore, orders that waited are unknown until their lane answers as it did', async () => {
  const id = await sends('a1');
  expect(await sweep()).toBe(0);
  expect(await desk.order(id)).toMatchObject({ state: 'sent' });
  // The lane did it; the restore loses its answer.
  await restored();
  await sweep();
  expect(await desk.order(id)).toMatchObject({ state: 'unknown', answer: null });
  // The lane knows the order by its id, so hearing it again has no effect.
  const heard = await new MovingLanes(database(), desk).hears(lane);
  expect(heard.map((order) => order.id)).toEqual([id]);
  await desk.answers(lane, { id, outcome: { state: 'done', games: [] } });
  expect(await desk.order(id)).toMatchObject({ state: 'done', late: false });
  expect(await sweep()).toBe(0);
});

test('an order whose seconds passed meanwhile stays unknown: nobody knows that it was not done', async () => {
  const id = await sends('b1');
  await restored();
  await asked(database().owner, "UPDATE house.orders SET sent = sent - interval '1 day' WHERE id = $1", [id]);
  await sweep();
  expect(await desk.order(id)).toMatchObject({ state: 'unknown' });
});

test('an answer to an order that the older copy does not have is kept, and the lane is done with it', async () => {
  const answer = { id: idOf('c1'), outcome: { state: 'done' as const, games: [] } };
  expect(await desk.answers(lane, answer)).toEqual({});
  expect(await desk.answers(lane, answer)).toEqual({});
  expect(await asked(database().owner, 'SELECT id, origin FROM house.other_answers')).toEqual([
    { id: answer.id, origin: lane.origin },
  ]);
});

test('of several services that see the restore, one notes it', async () => {
  await restored();
  const noted = await Promise.all([1, 2, 3].map(() => noteHistory(database().pool, HOUSE.id)));
  expect(noted.filter(Boolean)).toHaveLength(1);
  expect(await noteHistory(database().pool, HOUSE.id)).toBe(false);
});
