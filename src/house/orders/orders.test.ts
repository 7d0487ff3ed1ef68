import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { NewOrder, SentAnswers } from '../../house-contract/new-orders.ts';
import type { OrderAnswer, OrderBody } from '../../house-contract/orders.ts';
import { sentOrders } from '../desk/sent-orders.ts';
import { asked } from '../db/asked.ts';
import { poolOf } from '../db/pool.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { idOf, OrderDesk } from '../testing/order-desk.testing.ts';
import { knownLane, pins, type TestLane } from '../testing/lane.testing.ts';
import { heardOrders } from './heard-orders.ts';
import { OrderSweep } from './sweep.ts';

const database = databaseOfTests();
let desk: OrderDesk;
let lane: TestLane;
let other: TestLane;
beforeAll(async () => {
  desk = await OrderDesk.of(database());
  lane = await knownLane(database(), 7);
  other = await knownLane(database(), 8);
});
afterAll(() => desk.end());

function order(to: TestLane, id: string, body: Partial<OrderBody> = {}, seconds = 600): NewOrder {
  return {
    ...{ id: idOf(id), origin: to.origin, seconds },
    body: { kind: 'close', lane: to.lane, ...body } as OrderBody,
  };
}

const sends = async (...orders: readonly NewOrder[]): Promise<unknown> =>
  (await desk.posts('orders', { orders })).body;

async function hears(by: TestLane): Promise<readonly string[]> {
  return (await heardOrders(database().pool, { house: HOUSE.id, origin: by.origin })).map(({ id }) => id);
}

/** Lets the order's seconds pass. */
async function passes(id: string): Promise<void> {
  await asked(database().owner, "UPDATE house.orders SET sent = sent - interval '1 day' WHERE id = $1", [id]);
}

const sweep = (): Promise<number> => new OrderSweep(database().pool, HOUSE.id, () => undefined).sweep();

test('orders go to several lanes at once, and each lane hears its own', async () => {
  const orders = [order(lane, 'a1', { kind: 'message', text: 'Last game' }), order(other, 'a2')];
  expect(await sends(...orders)).toEqual({
    orders: orders.map(({ id }) => ({ id, refused: null })),
  });
  expect([await hears(lane), await hears(other)]).toEqual([[idOf('a1')], [idOf('a2')]]);
  expect(await desk.order(idOf('a1'))).toMatchObject({
    ...{ state: 'sent', answer: null, late: false, origin: lane.origin },
    order: {
      author: desk.account.name,

      body: { kind: 'message', lane: 7, text: 'Last game' },
    },
  });
});

test('an order that is sent twice is there once', async () => {
  expect(await sends(order(lane, 'b1'))).toEqual(await sends(order(lane, 'b1')));
  const ids = await hears(lane);
  expect(ids.filter((id) => id === idOf('b1'))).toHaveLength(1);
});

test('a lane that is unknown or no longer paired takes no order, and the others do', async () => {
  const revoked = await knownLane(database(), 9);
  await asked(database().owner, 'UPDATE house.lanes SET revoked = now() WHERE origin = $1', [revoked.origin]);
  const elsewhere = order(lane, 'c1', { lane: 99 });
  const answer = await sends(
    elsewhere,
    { ...order(lane, 'c2'), origin: 'e'.repeat(24) },
    order(revoked, 'c3'),
    order(lane, 'c4', { kind: 'print', game: 'g999999-0a1b2c', what: 'game' }),
    order(lane, 'c5'),
  );
  expect(answer).toEqual({
    orders: [
      { id: idOf('c1'), refused: 'unknown-lane' },
      { id: idOf('c2'), refused: 'unknown-lane' },
      { id: idOf('c3'), refused: 'not-paired' },
      { id: idOf('c4'), refused: 'unknown-game' },
      { id: idOf('c5'), refused: null },
    ],
  });
});

test('of two PCs with one number, the one that is named hears the order', async () => {
  const twin = await knownLane(database(), 7);
  await sends(order(twin, 'd1'));
  expect(await hears(twin)).toEqual([idOf('d1')]);
  expect(await hears(lane)).not.toContain(idOf('d1'));
});

test('of two desks that open a lane as free, the first one gets it; whoever sees that it is open can open it anew', async () => {
  const free = await knownLane(database(), 10);
  await desk.shows(free, null);
  const open = (id: string, more: object): NewOrder => ({
    ...order(free, id, { kind: 'open', for: { games: 2 }, names: [] }),
    ...more,
  });
  const both = ['o1', 'o2'].map((id) => open(id, { ifFree: true }));
  const said = await Promise.all(both.map((one) => desk.posts('orders', { orders: [one] })));
  const orders = said.flatMap(({ body }) => (body as SentAnswers).orders);
  expect(orders.map(({ refused }) => refused)).toEqual(expect.arrayContaining([null, 'lane-taken']));
  const [first] = orders.filter(({ refused }) => refused === null);
  expect(await hears(free)).toEqual([first?.id]);
  expect(await sends(...both.filter(({ id }) => id === first?.id), open('o3', {}))).toMatchObject({
    orders: [{ refused: null }, { refused: null }],
  });
});

test('both lanes of a PC are opened in one request, which may come again', async () => {
  const pair = await knownLane(database(), 11);
  await asked(database().owner, 'UPDATE house.lanes SET numbers = $2 WHERE origin = $1', [
    ...[pair.origin, [11, 12]],
  ]);
  const orders = [11, 12].map((number) => ({
    ...order(pair, `p${String(number)}`, { kind: 'open', lane: number, for: { games: 2 }, names: [] }),
    ifFree: true,
  }));
  const both = { orders: orders.map(({ id }) => ({ id, refused: null })) };
  expect([await sends(...orders), await sends(...orders)]).toEqual([both, both]);
});

test('staff give no steps of moves', async () => {
  const { status } = await desk.posts('orders', {
    orders: [order(lane, 'e1', { kind: 'moveAway', games: ['g000001-0a1b2c'], to: 8 })],
  });
  expect(status).toBe(400);
});

test('an answer that comes twice changes nothing; one that differs is kept aside', async () => {
  await sends(order(lane, 'f1'));
  const id = idOf('f1');
  const refused: OrderAnswer = { id, outcome: { state: 'refused', code: 'no-game' } };
  await desk.answers(lane, refused);
  await desk.answers(lane, refused);
  await desk.answers(lane, { id, outcome: { state: 'void' } });
  expect(await desk.order(id)).toMatchObject({
    ...{ state: 'refused', answer: { state: 'refused', code: 'no-game' }, late: false },
    others: [{ state: 'void' }],
  });
  expect(await hears(lane)).not.toContain(id);
});

test('a lane answers its own orders only', async () => {
  await sends(order(lane, 'g1'));
  const answer: OrderAnswer = { id: idOf('g1'), outcome: { state: 'done', games: [] } };
  expect(await desk.answers(other, answer)).toEqual({});
  expect(await desk.order(idOf('g1'))).toMatchObject({ state: 'sent', answer: null, others: [] });
});

test('an answer that names facts which the house lacks is taken after they were delivered', async () => {
  await sends(order(lane, 'h1'), order(lane, 'h2'));
  const bowled = lane.bowled('g000001-0a1b2c', [pins(3), pins(4)]);
  await lane.delivers(desk.service, lane.part(bowled, 0, 1));
  const done: OrderAnswer = {
    id: idOf('h1'),
    outcome: { state: 'done', games: [{ game: bowled.id, generation: 2 }] },
  };
  const closed: OrderAnswer = { id: idOf('h2'), outcome: { state: 'done', games: [] } };
  expect(await desk.answers(lane, done, closed)).toEqual({ code: 'facts-missing' });
  expect(await desk.order(idOf('h1'))).toMatchObject({ state: 'sent' });
  expect(await desk.order(idOf('h2'))).toMatchObject({ state: 'done' });
  await lane.delivers(desk.service, lane.part(bowled, 2));
  expect(await desk.answers(lane, done, closed)).toEqual({});
  expect(await desk.order(idOf('h1'))).toMatchObject({ state: 'done', answer: done.outcome });
});

test('an answer whose facts never arrive is taken once its order’s seconds have passed: staff see that it was done', async () => {
  await sends(order(lane, 'n1', {}, 60));
  const id = idOf('n1');
  const outcome: OrderAnswer['outcome'] = {
    state: 'done',
    games: [{ game: 'g000031-0a1b2c', generation: 2 }],
  };
  expect(await desk.answers(lane, { id, outcome })).toEqual({ code: 'facts-missing' });
  await passes(id);
  await sweep();
  expect(await desk.answers(lane, { id, outcome })).toEqual({});
  expect(await desk.order(id)).toMatchObject({ state: 'done', late: true });
});

test('the front desk hears of every order, however many change at once', async () => {
  const ids = Array.from({ length: 600 }, (_none, place) => idOf(`many ${String(place)}`));
  await asked(
    database().owner,
    `INSERT INTO house.orders (house, id, origin, lane, author, seconds, body)
     SELECT $1, id, $2, 7, 'ANNA', 60, '{"kind":"close","lane":7}' FROM unnest($3::text[]) AS id`,
    [HOUSE.id, lane.origin, ids],
  );
  expect(await sentOrders(database().pool, HOUSE.id, ids)).toHaveLength(600);
  expect(await sentOrders(database().pool, HOUSE.id)).toHaveLength(500);
  await asked(database().owner, 'DELETE FROM house.orders WHERE id = ANY ($1)', [ids]);
});

test('an answer is taken where its facts are kept aside or on a second branch: they will never be on the first', async () => {
  await sends(order(lane, 'm1'), order(lane, 'm2'));
  const good = lane.bowled('g000021-0a1b2c', [pins(3), pins(4)]);
  const nine = { kind: 'pins', pins: 9 } as const;
  const events = good.game.events.map((event) =>
    event.type === 'ballRolled' ? { ...event, roll: nine } : event,
  );
  const refused = { ...good, game: { ...good.game, events } };
  expect(await lane.delivers(desk.service, lane.part(refused))).toMatchObject([{ state: 'aside' }]);
  const first = lane.bowled('g000022-0a1b2c', [pins(3)]);
  const second = lane.bowled('g000022-0a1b2c', [pins(9), pins(1)]);
  await lane.delivers(desk.service, lane.part(first));
  await lane.delivers(desk.service, { ...lane.part(second), fork: true });
  for (const [id, game] of [
    ['m1', refused.id],
    ['m2', first.id],
  ] as const) {
    const outcome: OrderAnswer['outcome'] = { state: 'done', games: [{ game, generation: 2 }] };
    expect(await desk.answers(lane, { id: idOf(id), outcome })).toEqual({});
    expect(await desk.order(idOf(id))).toMatchObject({ state: 'done' });
  }
});

test('an order whose seconds passed is void once, and a late answer of the lane holds', async () => {
  await sends(order(lane, 'i1', {}, 1));
  await passes(idOf('i1'));
  expect((await Promise.all([sweep(), sweep(), sweep()])).reduce((sum, one) => sum + one)).toBe(1);
  expect(await desk.order(idOf('i1'))).toMatchObject({ state: 'void', answer: null, cancelledBy: null });
  await desk.answers(lane, { id: idOf('i1'), outcome: { state: 'done', games: [] } });
  expect(await desk.order(idOf('i1'))).toMatchObject({ state: 'done', late: true });
});

test('an outage of the database is logged once, not with every sweep', async () => {
  let tries = 0;
  const dead = createServer((socket) => {
    tries += 1;
    socket.destroy();
  });
  dead.listen(0, '127.0.0.1');
  await once(dead, 'listening');
  const address = dead.address();
  if (address === null || typeof address === 'string') expect.fail('it listens on a port');
  const pool = poolOf({ ...database().service, host: '127.0.0.1', port: address.port });
  const said: string[] = [];
  const sweeps = new OrderSweep(pool, HOUSE.id, (line) => said.push(line), 1);
  sweeps.begin();
  await vi.waitUntil(() => tries >= 4);
  await sweeps.end();
  await pool.end();
  dead.close();
  expect(said).toHaveLength(1);
});

test('an order is taken back until it was answered', async () => {
  await sends(order(lane, 'j1'), order(lane, 'j2'));
  await desk.answers(lane, { id: idOf('j2'), outcome: { state: 'done', games: [] } });
  expect(await desk.posts('cancel', { id: idOf('j1') })).toEqual({ status: 200, body: {} });
  expect(await desk.posts('cancel', { id: idOf('j1') })).toEqual({ status: 200, body: {} });
  expect(await desk.posts('cancel', { id: idOf('j2') })).toEqual({ status: 409, body: { code: 'answered' } });
  expect(await desk.posts('cancel', { id: idOf('j3') })).toEqual({
    ...{ status: 404, body: { code: 'unknown-order' } },
  });
  expect(await desk.order(idOf('j1'))).toMatchObject({ state: 'void', cancelledBy: desk.account.name });
  expect(await hears(lane)).not.toContain(idOf('j1'));
});
