import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK_ROUTES, LANE_ROUTES } from '../../house-contract/routes.ts';
import { HouseService } from '../service/house-service.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { deskAt } from '../testing/desk.testing.ts';
import { Hearing } from '../testing/hearing.testing.ts';
import { knownLane } from '../testing/lane.testing.ts';

const database = databaseOfTests();
let house: HouseService;
let at = '';
beforeAll(async () => {
  house = await HouseService.begin({
    ...{ database: database().service, house: HOUSE.id, https: null, authority: null },
    ...{ hosts: [], page: null },
    log: () => undefined,
  });
  const listening = await house.listen({ host: '127.0.0.1', port: 0 });
  at = listening.ok ? listening.value : expect.fail(listening.error);
});
afterAll(() => house.end());

test('of many orders at once a lane hears each one once, also while it answers them', async () => {
  const lane = await knownLane(database(), 61);
  const authorized = { authorization: `Bearer ${lane.key}` };
  const [waiting = '', ...ids] = Array.from({ length: 41 }, (_none, place) =>
    place.toString(16).padStart(24, '6'),
  );
  const json = { 'content-type': 'application/json' };
  const posts = async (url: string, headers: Record<string, string>, asked: object): Promise<number> =>
    (await fetch(at + url, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(asked) }))
      .status;
  const { headers } = await deskAt(database(), at, 'operator');
  const body = { kind: 'close', lane: 61 };
  const orders = async (...sent: readonly string[]): Promise<number> =>
    posts(DESK_ROUTES.orders, headers, {
      orders: sent.map((id) => ({ id, origin: lane.origin, seconds: 60, body })),
    });
  expect(await orders(waiting)).toBe(200);
  const hearing = await Hearing.of(at + LANE_ROUTES.stream, authorized);
  const hears = (one: string): Promise<unknown> =>
    hearing.until('order', (order) => (order as { id: string }).id === one);
  // The stream begins with the orders that wait; from then on each new one is news.
  await hears(waiting);
  expect(await orders(...ids)).toBe(200);
  for (const id of ids) {
    await hears(id);
    const answers = [{ id, outcome: { state: 'done', games: [] } }];
    expect(await posts(LANE_ROUTES.answers, authorized, { answers })).toBe(200);
  }
  const heard = hearing.events.filter(({ event }) => event === 'order').map(({ id }) => id);
  // The first one may come twice: with those that waited, and as news that was on its way.
  expect(heard.filter((id) => id !== waiting).toSorted()).toEqual(ids.toSorted());
  await hearing.leave();
});
