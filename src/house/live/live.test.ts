import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import type { DeskNews, DeskState } from '../../house-contract/front-desk.ts';
import { PROTOCOL } from '../../house-contract/deliveries.ts';
import { DESK_ROUTES, LANE_ROUTES } from '../../house-contract/routes.ts';
import type { Address } from '../cluster/cluster.ts';
import { tell } from '../db/news.ts';
import { poolOf } from '../db/pool.ts';
import { HouseService } from '../service/house-service.ts';
import type { Service } from '../service/service.ts';
import { removeCluster, SERVER_KILLED, startCluster } from '../testing/cluster.testing.ts';
import { asked } from '../db/asked.ts';
import { databaseOfTests, HOUSE, newDatabase, prepareTemplate } from '../testing/database.testing.ts';
import { deskAt, deskOf } from '../testing/desk.testing.ts';
import { Hearing } from '../testing/hearing.testing.ts';
import { knownLane, pins, type BowledGame, type TestLane } from '../testing/lane.testing.ts';
import { DeskFeed } from './desk-feed.ts';
import type { Batch } from './news-ring.ts';

const database = databaseOfTests();
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

interface Running {
  readonly service: Service;
  readonly at: string;
}

/** Starts one process of the house's service. */
async function started(
  address: Address = database().service,
  log: (line: string) => void = () => undefined,
): Promise<Running> {
  const house = await HouseService.begin({
    ...{ database: address, house: HOUSE.id, https: null, authority: null },
    ...{ hosts: [], page: null, log },
  });
  ends.push(() => house.end());
  const listening = await house.listen({ host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.error);
  return { service: house.service, at: listening.value };
}

async function hears(url: string, headers: Record<string, string> = {}): Promise<Hearing> {
  const hearing = await Hearing.of(url, headers);
  ends.push(() => hearing.leave());
  return hearing;
}

/** The headers of a signed-in account. */
async function signedIn(at: string): Promise<Record<string, string>> {
  return { ...(await deskAt(database(), at, 'operator')).headers };
}

const authorized = ({ key }: TestLane): Record<string, string> => ({ authorization: `Bearer ${key}` });
const isKind =
  <K extends DeskNews['kind']>(
    kind: K,
    fits: (news: Extract<DeskNews, { kind: K }>) => boolean = () => true,
  ) =>
  (data: unknown): boolean => {
    const news = data as DeskNews;
    return news.kind === kind && fits(news as Extract<DeskNews, { kind: K }>);
  };

function stateOf(lane: TestLane, { id, game }: BowledGame): object {
  return {
    ...{ lane: lane.lane, phase: 'running', game: { id, counter: 1, generation: game.events.length } },
    ...{
      opening: { kind: 'free' },
      gamesLeft: null,
      timeLeft: null,
      help: null,
      trouble: null,
      toDeliver: 0,
    },
  };
}

async function sendOrder({ owner }: { owner: Address }, lane: TestLane, id: string): Promise<void> {
  await asked(
    owner,
    `INSERT INTO house.orders (house, id, origin, lane, author, seconds, body)
     VALUES ($1, $2, $3, $4, 'MIA', 60, $5)`,
    [HOUSE.id, id, lane.origin, lane.lane, JSON.stringify({ kind: 'close', lane: lane.lane })],
  );
  await asked(
    owner,
    `SELECT pg_notify('headpin', json_build_object('n', nextval('house.news'), 'change', $1::json)::text)`,
    [JSON.stringify({ kind: 'order', house: HOUSE.id, origin: lane.origin, lane: lane.lane, id })],
  );
}

test('a lane hears the orders that waited for it and those that come, and no other lane’s', async () => {
  const { at } = await started();
  const [one, other] = [await knownLane(database(), 1), await knownLane(database(), 2)];
  await sendOrder(database(), one, '1'.repeat(24));
  const hearing = await hears(at + LANE_ROUTES.stream, authorized(one));
  const quiet = await hears(at + LANE_ROUTES.stream, authorized(other));
  expect(await hearing.until('order')).toMatchObject({ id: '1'.repeat(24), author: 'MIA' });
  await sendOrder(database(), one, '2'.repeat(24));
  await hearing.until('order', (order) => (order as { id: string }).id === '2'.repeat(24));
  await sendOrder(database(), other, '3'.repeat(24));
  await quiet.until('order');
  // It may come twice: with those that waited, and as news.
  const heard = quiet.events.filter(({ event }) => event === 'order').map(({ id }) => id);
  expect([...new Set(heard)]).toEqual(['3'.repeat(24)]);
  expect((await fetch(at + LANE_ROUTES.stream)).status).toBe(401);
});

test('the front desk hears each ball, and a page that was away continues at another service', async () => {
  const [one, two] = [await started(), await started()];
  const lane = await knownLane(database(), 3);
  const headers = await signedIn(one.at);
  const desk = await hears(one.at + DESK_ROUTES.stream, headers);
  const elsewhere = await hears(two.at + DESK_ROUTES.stream, headers);
  const game = lane.bowled('g000001-0a1b2c', [pins(3)]);
  await lane.delivers(two.service, lane.part(game));
  await lane.asks(two.service, 'states', { states: [stateOf(lane, game)] });
  const hasGame = isKind('game', (news) => news.game !== null);
  // Before the next ball: a service that is behind would send the game with that ball, and no facts.
  await elsewhere.until('news', hasGame);
  expect(await desk.until('news', hasGame)).toMatchObject({
    ...{ origin: lane.origin, lane: 3 },
    game: { id: game.id, generation: 1, setup: { players: [{ name: 'ANNA' }, { name: 'BEN' }] } },
  });
  const ball = lane.after(game, [pins(4)]);
  await lane.delivers(two.service, lane.part(ball, 2));
  expect(await desk.until('news', isKind('facts'))).toMatchObject({
    ...{ origin: lane.origin, game: game.id, from: 2 },
    events: [{ type: 'ballRolled', roll: { pins: 4 } }],
  });
  const last = desk.events.findLast(({ id }) => id !== undefined)?.id ?? '';
  await elsewhere.until('news', isKind('facts'));
  await desk.leave();
  await lane.delivers(one.service, lane.part(lane.after(ball, [pins(10)]), 3));
  const again = await hears(two.at + DESK_ROUTES.stream, { ...headers, 'last-event-id': last });
  expect(await again.until('news')).toMatchObject({ kind: 'facts', from: 3 });
  const late = await hears(two.at + DESK_ROUTES.stream, { ...headers, 'last-event-id': '999999999' });
  expect(await late.until('news')).toEqual({ kind: 'reload' });
  const state = (await (await fetch(one.at + DESK_ROUTES.state, { headers })).json()) as DeskState;
  expect(state.house).toBe(HOUSE.name);
  expect(state.lanes.find(({ origin }) => origin === lane.origin)?.game).toMatchObject({ generation: 3 });
});

test('news tell that a lane went offline, and that two PCs have one number', async () => {
  const [one, two] = [await started(), await started()];
  const lane = await knownLane(database(), 4);
  await knownLane(database(), 4);
  const desk = await hears(one.at + DESK_ROUTES.stream, await signedIn(one.at));
  const stream = await hears(two.at + LANE_ROUTES.stream, authorized(lane));
  const isTold = (offline: boolean): ((data: unknown) => boolean) =>
    isKind('lane', (news) => {
      const { origin, offlineSince } = news.lane;
      return origin === lane.origin && (offlineSince !== null) === offline;
    });
  expect(await desk.until('news', isTold(false))).toMatchObject({ lane: { doubled: true } });
  await stream.leave();
  await desk.until('news', isTold(true));
});

test('pages load again when a lane changes its number, and another PC that has it too has it alone', async () => {
  const { at, service } = await started();
  const [lane, other] = [await knownLane(database(), 14), await knownLane(database(), 14)];
  const headers = await signedIn(at);
  const desk = await hears(at + DESK_ROUTES.stream, headers);
  const hello = { protocol: PROTOCOL, program: '0.1.0' };
  await lane.asks(service, 'hello', { ...hello, lanes: [14] });
  await desk.until(
    'news',
    isKind('lane', (news) => news.lane.origin === lane.origin && news.lane.doubled),
  );
  expect(desk.events.map(({ data }) => (JSON.parse(data) as DeskNews).kind)).not.toContain('reload');
  await lane.asks(service, 'hello', { ...hello, lanes: [15] });
  await desk.until('news', isKind('reload'));
  const state = (await (await fetch(at + DESK_ROUTES.state, { headers })).json()) as DeskState;
  expect(state.lanes.filter((one) => [14, 15].includes(one.lane))).toMatchObject([
    { lane: 14, origin: other.origin, doubled: false },
    { lane: 15, origin: lane.origin },
  ]);
});

test('a lane that could not be sent its orders connects again and gets them', async () => {
  const { owner } = database();
  const { at } = await started();
  const lane = await knownLane(database(), 13);
  await sendOrder(database(), lane, '5'.repeat(24));
  await asked(owner, 'REVOKE SELECT ON house.orders FROM headpin_service, headpin_lane');
  const hearing = await hears(at + LANE_ROUTES.stream, authorized(lane));
  await hearing.ended;
  await asked(owner, 'GRANT SELECT ON house.orders TO headpin_service, headpin_lane');
  const again = await hears(at + LANE_ROUTES.stream, authorized(lane));
  await again.until('order');
});

test('a stream ends with its session, and a lane’s with its key', async () => {
  const [one, two] = [await started(), await started()];
  const [manager, gone] = [await signedIn(one.at), await signedIn(one.at)];
  const [lane, other] = [await knownLane(database(), 10), await knownLane(database(), 11)];
  const desk = await hears(two.at + DESK_ROUTES.stream, gone);
  const stays = await hears(two.at + DESK_ROUTES.stream, manager);
  const hearing = await hears(two.at + LANE_ROUTES.stream, authorized(lane));
  const hears11 = await hears(two.at + LANE_ROUTES.stream, authorized(other));
  const { headers } = await deskAt(database(), one.at, 'manager');
  const post = async (url: string, by: Record<string, string>, body: object): Promise<number> => {
    const sent = { ...by, 'content-type': 'application/json' };
    return (await fetch(one.at + url, { method: 'POST', headers: sent, body: JSON.stringify(body) })).status;
  };
  expect(await post(DESK_ROUTES.signOut, gone, {})).toBe(200);
  await desk.ended;
  expect(await post(DESK_ROUTES.lanes, headers, { kind: 'revoke', origin: lane.origin })).toBe(200);
  await hearing.ended;
  // A page that shows the lane must load again without it; other lanes' streams stay.
  await stays.until('news', isKind('reload'));
  await sendOrder(database(), other, '4'.repeat(24));
  await hears11.until('order');
  expect((await fetch(one.at + LANE_ROUTES.stream, { headers: authorized(lane) })).status).toBe(401);
});

test('each of a hundred browsers that never read is cut off, and the log says so once, with a count', async () => {
  const said: string[] = [];
  const { at } = await started(database().service, (line) => said.push(line));
  const { hostname, port } = new URL(at);
  const headers = await signedIn(at);
  const cookie = headers['cookie'] ?? '';
  const silent = Array.from({ length: 100 }, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  );
  for (const socket of silent) {
    socket.write(`GET ${DESK_ROUTES.stream} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`);
    await once(socket, 'readable');
  }
  const reader = await hears(at + DESK_ROUTES.stream, headers);
  await asked(
    database().owner,
    `INSERT INTO house.waiting (house, id, name, bowlers, note)
     SELECT $1, lpad(to_hex(place), 24, '0'), repeat('W', 2000), 4, '' FROM generate_series(1, 500) AS place`,
    [HOUSE.id],
  );
  // A megabyte each time; the system keeps some of them for who does not read.
  const tells = async (): Promise<void> => {
    const before = reader.events.length;
    await tell(database().pool, { kind: 'waiting', house: HOUSE.id });
    await reader.until('news', () => reader.events.length > before);
  };
  while (said.length === 0) await tells();
  for (let more = 1; more <= 5; more += 1) await tells();
  const cut = `${DESK_ROUTES.stream}: cut off a client that reads nothing`;
  expect(said).toEqual([cut]);
  // Those that are not cut off stay open once they read.
  for (const socket of silent) socket.resume();
  await expect.poll(() => silent.filter(({ closed }) => !closed)).toEqual([]);
  for (const end of ends.splice(0).toReversed()) await end();
  expect(said.slice(1)).toEqual([`${cut}: 99 more in a minute`]);
});

test('a database that goes and comes back: lanes compare, pages load again', async () => {
  const cluster = await startCluster(SERVER_KILLED);
  await prepareTemplate((name) => cluster.address(name));
  const own = await newDatabase(cluster.address());
  const { at, service } = await started(own.service);
  const lane = await knownLane(own, 6);
  const { headers } = await deskOf(own, service, 'operator');
  const desk = await hears(at + DESK_ROUTES.stream, { ...headers });
  const hearing = await hears(at + LANE_ROUTES.stream, authorized(lane));
  // A stream that the database leaves at its first word ends, and its lane connects again.
  await hearing.until('opens');
  await cluster.kill();
  const game = lane.bowled('g000001-0a1b2c', [pins(3)]);
  // The processes of a killed server end a moment later.
  await expect
    .poll(() => lane.asks(service, 'facts', { parts: [lane.part(game)] }))
    .toEqual({ code: 'database-gone' });
  await cluster.begin();
  await hearing.until('compare');
  await desk.until('news', isKind('reload'));
  expect(await lane.delivers(service, lane.part(game))).toEqual([{ state: 'kept', generation: 1 }]);
  for (const end of ends.splice(0).toReversed()) await end();
  await own.pool.end();
  await removeCluster(cluster);
});

test('the front desk’s news is told before the database is left', async () => {
  const pool = poolOf(database().service);
  const said: string[] = [];
  const feed = new DeskFeed(pool, HOUSE.id, (line) => said.push(line));
  const batches: Batch[] = [];
  feed.subscribe({ batch: (batch) => batches.push(batch) }, null);
  feed.news({ n: 1, change: { kind: 'waiting', house: HOUSE.id } });
  feed.news({ n: 2, change: { kind: 'waiting', house: HOUSE.id } });
  await feed.end();
  await pool.end();
  expect(said).toEqual([]);
  expect(batches.map(({ id }) => id)).toEqual(['1', '2']);
});
