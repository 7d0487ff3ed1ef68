import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewOrder } from '../../house-contract/new-orders.ts';
import { withService } from '../db/transactions.ts';
import { waitingParties } from '../desk/sent-orders.ts';
import { asked } from '../db/asked.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { knownLane, type TestLane } from '../testing/lane.testing.ts';
import { idOf, OrderDesk } from '../testing/order-desk.testing.ts';
import { heardOrders } from './heard-orders.ts';
import { forgetTyped } from './sweep.ts';

const database = databaseOfTests();
let desk: OrderDesk;
let lane: TestLane;
beforeAll(async () => {
  desk = await OrderDesk.of(database());
  lane = await knownLane(database(), 7);
});
afterAll(() => desk.end());

/** An order that opens the lane, or one of this number that its PC does not have. */
function opens(id: string, number = lane.lane): NewOrder {
  const body = { kind: 'open' as const, lane: number, for: { games: 1 }, names: [] };
  return { id: idOf(id), origin: lane.origin, seconds: 600, body };
}

const seats = (party: string, id: string, number?: number): Promise<unknown> =>
  desk.posts('waiting', { kind: 'seat', id: party, order: opens(id, number) });

const list = async (): Promise<readonly unknown[]> => waitingParties(database().pool, HOUSE.id);
const SENT = { status: 200, body: {} };
const GONE = { status: 409, body: { code: 'not-waiting' } };

test('a waiting party gets a lane from one desk only, with one order', async () => {
  const party = { id: idOf('k'), name: 'Miller', bowlers: 4, note: '' };
  await desk.posts('waiting', { kind: 'add', ...party });
  await desk.posts('waiting', { kind: 'add', ...party });
  await desk.posts('waiting', { kind: 'change', ...party, bowlers: 5, note: 'shoes' });
  expect(await list()).toMatchObject([{ name: 'Miller', bowlers: 5, note: 'shoes' }]);
  const both = await Promise.all([seats(party.id, 'k1'), seats(party.id, 'k2')]);
  expect(both).toEqual(expect.arrayContaining([SENT, GONE]));
  expect(await list()).toEqual([]);
  const heard = await heardOrders(database().pool, { house: HOUSE.id, origin: lane.origin });
  expect(heard).toHaveLength(1);
});

test('a party whose lane refuses it, or does not answer, is back in its place and can be given another lane', async () => {
  const party = { id: idOf('s'), name: 'Park', bowlers: 3, note: '' };
  await desk.posts('waiting', { kind: 'add', ...party });
  expect([await seats(party.id, 's1'), await seats(party.id, 's1'), await list()]).toEqual([SENT, SENT, []]);
  await desk.answers(lane, { id: idOf('s1'), outcome: { state: 'refused', code: 'game-running' } });
  expect(await list()).toMatchObject([{ name: 'Park' }]);
  expect([await seats(party.id, 's2'), await list()]).toEqual([SENT, []]);
  await desk.posts('cancel', { id: idOf('s2') });
  expect(await list()).toMatchObject([{ name: 'Park' }]);
  // The lane had done it all the same.
  await desk.answers(lane, { id: idOf('s2'), outcome: { state: 'done', games: [] } });
  expect([await list(), await seats(party.id, 's3')]).toEqual([[], GONE]);
  await withService(database().pool, (queries) => forgetTyped(queries, HOUSE.id));
  expect(await asked(database().owner, 'SELECT FROM house.waiting WHERE id = $1', [party.id])).toEqual([]);
});

test('a party whose lane takes no order goes on waiting', async () => {
  const party = { id: idOf('l'), name: 'Kim', bowlers: 2, note: '' };
  await desk.posts('waiting', { kind: 'add', ...party });
  expect(await seats(party.id, 'l1', 99)).toMatchObject({ body: { code: 'unknown-lane' } });
  expect(await list()).toHaveLength(1);
  await desk.posts('waiting', { kind: 'remove', id: party.id });
  expect(await list()).toEqual([]);
});
