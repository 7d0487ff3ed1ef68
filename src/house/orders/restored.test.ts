import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked } from '../db/asked.ts';
import { waitingParties } from '../desk/sent-orders.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { knownLane, type TestLane } from '../testing/lane.testing.ts';
import { closed, MovingLanes, placeOf } from '../testing/moving-lanes.testing.ts';
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

/** Restores, and lets the seconds of the orders that waited pass. */
async function restoredTooLate(): Promise<void> {
  await restored();
  await sweep();
  await asked(
    database().owner,
    "UPDATE house.orders SET sent = sent - interval '1 day' WHERE state = 'unknown'",
  );
  await sweep();
}

test('an order whose seconds passed meanwhile stays unknown until staff take it back: nobody knows that it was not done', async () => {
  const id = await sends('b1');
  await restored();
  await sweep();
  expect(await desk.order(id)).toMatchObject({ state: 'unknown', late: false });
  await restoredTooLate();
  expect(await desk.order(id)).toMatchObject({ state: 'unknown', late: true });
  expect(await desk.posts('cancel', { id })).toMatchObject({ status: 200 });
  expect(await desk.order(id)).toMatchObject({ state: 'void', cancelledBy: desk.account.name });
});

test('a party whose lane may have been opened before the restore waits again, with that lane', async () => {
  const party = { id: idOf('party'), name: 'Park', bowlers: 3, note: '' };
  const opens = (id: string): object => {
    const body = { kind: 'open', lane: 7, for: { games: 1 }, names: [] };
    return { id: idOf(id), origin: lane.origin, seconds: 600, body };
  };
  const list = async (): Promise<readonly unknown[]> => waitingParties(database().pool, HOUSE.id);
  await desk.posts('waiting', { kind: 'add', ...party });
  await desk.posts('waiting', { kind: 'seat', id: party.id, order: opens('p1') });
  await restored();
  await sweep();
  // The lane hears it again and may still answer.
  expect(await list()).toEqual([]);
  await restoredTooLate();
  expect(await list()).toMatchObject([{ name: 'Park', perhaps: 7 }]);
  expect(await desk.posts('waiting', { kind: 'seat', id: party.id, order: opens('p2') })).toMatchObject({
    status: 200,
  });
  expect(await list()).toEqual([]);
  await desk.posts('cancel', { id: idOf('p2') });
  expect(await list()).toMatchObject([{ name: 'Park', perhaps: null }]);
});

test('a move that waits for an answer from before the restore can be taken back, and its game moves again', async () => {
  const lanes = new MovingLanes(database(), desk, 20);
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const id = await lanes.moves(old, next, bowled);
  const away = await lanes.hearsOne(old);
  expect(await desk.move(id)).toMatchObject({ waitsFor: { id: away.id, late: false } });
  await restoredTooLate();
  expect(await desk.move(id)).toMatchObject({ state: 'closing', waitsFor: { id: away.id, late: true } });
  const again = lanes.move(old, next, bowled, { id: idOf('again') });
  expect(await desk.posts('moves', again)).toMatchObject({ body: { code: 'moving' } });
  await desk.posts('cancel', { id: away.id });
  expect(await desk.move(id)).toMatchObject({ state: 'void', waitsFor: null });
  expect(await desk.posts('moves', again)).toMatchObject({ status: 200 });
});

test('a move that is taken back although its lane had closed the game goes on from there', async () => {
  const lanes = new MovingLanes(database(), desk, 30);
  const [old, next] = [await lanes.lane(), await lanes.lane()];
  const bowled = await lanes.bowls(old);
  const id = await lanes.moves(old, next, bowled);
  const away = await lanes.hearsOne(old);
  // The lane answered the house that was lost; its facts come again.
  await old.delivers(desk.service, old.part(closed(bowled, next.lane), 4));
  await restoredTooLate();
  await desk.posts('cancel', { id: away.id });
  expect(await desk.move(id)).toMatchObject({ state: 'stopped', code: 'late' });
  await desk.posts('moveOn', { id, attempt: 1, to: placeOf(next), seconds: 600 });
  expect((await lanes.hearsOne(next)).body).toMatchObject({ games: [{ from: { generation: 4 } }] });
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
