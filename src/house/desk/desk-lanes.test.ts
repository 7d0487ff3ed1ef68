import { afterAll, beforeAll, expect, test } from 'vitest';
import type pg from 'pg';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { knownLane, pins } from '../testing/lane.testing.ts';
import { MovingLanes } from '../testing/moving-lanes.testing.ts';
import { OrderDesk, stateOf } from '../testing/order-desk.testing.ts';
import { lanesWithGames } from './desk-lanes.ts';

const database = databaseOfTests();
let desk: OrderDesk;
beforeAll(async () => {
  desk = await OrderDesk.of(database());
});
afterAll(() => desk.end());

test('all lanes, with their games and what staff must see, take two queries', async () => {
  const { pool } = database();
  const lanes = new MovingLanes(database(), desk);
  const [one, other] = [await knownLane(database(), 1), await knownLane(database(), 2)];
  await knownLane(database(), 2);
  const bowled = one.bowled('g000001-0a1b2c', [pins(3), pins(4)]);
  await one.delivers(desk.service, one.part(bowled));
  await one.asks(desk.service, 'states', { states: [stateOf(1, bowled, { toDeliver: 3 })] });
  await lanes.connects(one, true);
  // The lane's clock is years off; the house's clock decides since when the lane waits.
  const help = { at: '2001-01-01T00:00:00.000Z' };
  const before = Date.now() - 60_000;
  await other.asks(desk.service, 'states', { states: [stateOf(2, null, { help })] });
  let queries = 0;
  const counted = {
    query: (text: string, values: unknown[]) => {
      queries += 1;
      return pool.query(text, values);
    },
  } as unknown as pg.Pool;
  const shown = await lanesWithGames(counted, HOUSE.id);
  expect(queries).toBe(2);
  expect(shown.map(({ lane, doubled, catchingUp }) => [lane, doubled, catchingUp])).toEqual([
    [1, false, true],
    [2, true, false],
    [2, true, false],
  ]);
  expect(shown[0]).toMatchObject({ offlineSince: null, game: { id: bowled.id, generation: 2 } });
  const waits = shown.find(({ origin }) => origin === other.origin);
  const since = Date.parse(waits?.helpSince ?? '');
  expect(since).toBeGreaterThan(before);
  // A repeated call keeps the first time; an answered call is over.
  await other.asks(desk.service, 'states', { states: [stateOf(2, null, { help })] });
  const again = await lanesWithGames(pool, HOUSE.id);
  expect(again.find(({ origin }) => origin === other.origin)?.helpSince).toBe(waits?.helpSince);
  await other.asks(desk.service, 'states', { states: [stateOf(2, null)] });
  const after = await lanesWithGames(pool, HOUSE.id);
  expect(after.find(({ origin }) => origin === other.origin)?.helpSince).toBeNull();
});
