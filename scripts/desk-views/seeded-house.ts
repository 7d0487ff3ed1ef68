import { join } from 'node:path';
import type { NewOrder } from '../../src/house-contract/new-orders.ts';
import type { Order, OrderAnswer } from '../../src/house-contract/orders.ts';
import { DESK_ROUTES, LANE_ROUTES } from '../../src/house-contract/routes.ts';
import { asked } from '../../src/house/db/asked.ts';
import { HouseService } from '../../src/house/service/house-service.ts';
import { removeCluster, startCluster } from '../../src/house/testing/cluster.testing.ts';
import {
  HOUSE,
  newDatabase,
  prepareTemplate,
  type TestDatabase,
} from '../../src/house/testing/database.testing.ts';
import {
  knownAccount,
  signedInAt,
  type TestAccount,
  type TestDesk,
} from '../../src/house/testing/desk.testing.ts';
// Values that Vitest gives to tests are declared there.
import type {} from '../../src/house/testing/one-cluster.testing.ts';
import { Hearing } from '../../src/house/testing/hearing.testing.ts';
import { knownLane, type BowledGame, type TestLane } from '../../src/house/testing/lane.testing.ts';
import { root } from '../../drive/runtime.ts';
import { takenOver } from '../../src/house/testing/moving-lanes.testing.ts';
import { afterBalls } from './bowled.ts';
import { emptyState, seedsOf, type Seed } from './seeds.ts';

/** A real service on a real database, with lanes in every state that the desk shows. */
export interface SeededHouse {
  readonly url: string;
  readonly manager: TestAccount;
  readonly secretary: TestAccount;
  readonly end: () => Promise<void>;
}

/** What its lanes are made with. */
interface Seeded {
  readonly url: string;
  readonly database: TestDatabase;
  readonly headers: TestDesk['headers'];
  readonly streams: Hearing[];
  readonly seeded: Map<
    number,
    { readonly lane: TestLane; readonly game: BowledGame | null; readonly seed: Seed }
  >;
}

/** With 24 or 80 lanes. */
export async function openSeededHouse(lanes: number, log: (line: string) => void): Promise<SeededHouse> {
  const cluster = await startCluster();
  await prepareTemplate((database) => cluster.address(database));
  const database = await newDatabase(cluster.address());
  await asked(database.owner, "UPDATE house.houses SET name = 'Strike City'");
  const service = await HouseService.begin({
    database: database.service,
    house: HOUSE.id,
    ...{ https: null, authority: null, hosts: [], log },
    page: join(root, 'out', 'front-desk'),
    mostRequests: 100_000,
  });
  const listening = await service.listen({ host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.error);
  const url = listening.value;
  const manager = await knownAccount(database, 'manager');
  const secretary = await knownAccount(database, 'secretary');
  const headers = await signedInAt(url, manager);
  const streams: Hearing[] = [];
  const house: Seeded = { url, database, headers, streams, seeded: new Map() };
  for (const seed of seedsOf(lanes)) await putSeed(house, seed);
  await forceMove(house, 18, 24);
  for (const party of WAITING) await post(house, DESK_ROUTES.waiting, party);
  const end = async (): Promise<void> => {
    for (const stream of streams) await stream.leave();
    await service.end();
    await database.pool.end();
    await removeCluster(cluster);
  };
  return { url, manager, secretary, end };
}

/** The lanes of one PC, as they say themselves what they are. */
async function putSeed(house: Seeded, seed: Seed): Promise<void> {
  const [first] = seed.lanes;
  if (first === undefined) return;
  const lane = await knownLane(house.database, first.lane);
  const numbers = seed.lanes.map(({ lane: number }) => number);
  await ask(house, lane, 'hello', { protocol: 1, program: '0.1.0', lanes: numbers });
  const games = seed.games(lane.origin);
  house.seeded.set(first.lane, { lane, game: games[0]?.game ?? null, seed });
  for (const { game, part } of games) {
    if (game !== null) await ask(house, lane, 'facts', { parts: [lane.part(game)] });
    if (part !== null) await ask(house, lane, 'facts', { parts: [part(lane)] });
  }
  await ask(house, lane, 'states', { states: seed.states(lane.origin) });
  if (!seed.isOffline)
    house.streams.push(
      await Hearing.of(house.url + LANE_ROUTES.stream, { authorization: `Bearer ${lane.key}` }),
    );
  else
    await asked(
      house.database.owner,
      "UPDATE house.lanes SET offline_since = now() - interval '31 minutes' WHERE origin = $1",
      [lane.origin],
    );
  if (seed.helpMinutes > 0)
    await asked(
      house.database.owner,
      'UPDATE house.lane_states SET help_since = now() - make_interval(mins => $2) WHERE origin = $1 AND help_since IS NOT NULL',
      [lane.origin, seed.helpMinutes],
    );
  await sendOrders(house, lane, seed);
}

/** The game of a silent lane moves to another one, and is bowled on at both. */
async function forceMove(house: Seeded, silent: number, to: number): Promise<void> {
  const [old, next] = [house.seeded.get(silent), house.seeded.get(to)];
  const game = old?.game ?? null;
  if (old === undefined || next === undefined || game === null) throw new Error('both lanes were seeded');
  // Nobody bowled there yet: the house refuses a lane that is taken.
  await ask(house, next.lane, 'states', { states: [emptyState(to)] });
  const [from, there] = [old.lane, next.lane].map(({ origin, lane }) => ({ origin, lane }));
  const move = {
    kind: 'game',
    id: '4'.repeat(24),
    game: game.id,
    from,
    to: there,
    forced: true,
    seconds: 60,
  };
  await post(house, DESK_ROUTES.moves, move);
  const goesOn = {
    id: game.id.replace('g0', 'g9'),
    game: afterBalls(takenOver(next.lane, old.lane, game), 8, 5),
  };
  await ask(house, next.lane, 'facts', { parts: [next.lane.part(goesOn)] });
  // It takes the game, and then what is left of the opening.
  for (const kind of ['takeGame', 'open']) {
    const [order] = await asked<{ id: string }>(
      house.database.owner,
      "SELECT id FROM house.orders WHERE origin = $1 AND body ->> 'kind' = $2 AND state = 'sent'",
      [next.lane.origin, kind],
    );
    const answers = [{ id: order?.id, outcome: { state: 'done', games: [] } }];
    await ask(house, next.lane, 'answers', { answers });
  }
  await ask(house, next.lane, 'states', { states: next.seed.states(next.lane.origin) });
  const later = { id: game.id, game: afterBalls(game.game, 5, 3) };
  await ask(house, old.lane, 'facts', { parts: [old.lane.part(later, game.game.events.length + 1)] });
  await asked(house.database.owner, "UPDATE house.moves SET made = made - interval '25 minutes'");
}

async function sendOrders(house: Seeded, lane: TestLane, seed: Seed): Promise<void> {
  for (const { order, outcome } of seed.orders) {
    const sent: NewOrder = { ...order, origin: lane.origin };
    await post(house, DESK_ROUTES.orders, { orders: [sent] });
    if (outcome !== null) {
      const answer: OrderAnswer = { id: (sent as Pick<Order, 'id'>).id, outcome };
      await ask(house, lane, 'answers', { answers: [answer] });
    }
    await asked(
      house.database.owner,
      'UPDATE house.orders SET sent = now() - make_interval(mins => $2) WHERE id = $1',
      [sent.id, seed.orderMinutes],
    );
  }
}

async function ask(
  house: Seeded,
  lane: TestLane,
  route: keyof typeof LANE_ROUTES,
  body: object,
): Promise<void> {
  const reply = await fetch(house.url + LANE_ROUTES[route], {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${lane.key}` },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`lane ${String(lane.lane)}: ${route}: ${await reply.text()}`);
}

async function post(house: Seeded, route: string, body: object): Promise<void> {
  const reply = await fetch(house.url + route, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...house.headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${route}: ${await reply.text()}`);
}

const WAITING = [
  { kind: 'add', id: '1'.repeat(24), name: 'Weber', bowlers: 4, note: 'birthday, a lane near the bar' },
  { kind: 'add', id: '2'.repeat(24), name: '이서연', bowlers: 2, note: '' },
  { kind: 'add', id: '3'.repeat(24), name: 'Volley club Nord', bowlers: 6, note: 'two lanes side by side' },
];
