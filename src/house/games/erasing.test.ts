import { randomBytes } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { bowlerOf } from '../../core/testing/setup.testing.ts';
import { idsDigest } from '../../core/chain/digests.ts';
import { chainOf } from '../../core/chain/chain.ts';
import type { Command } from '../../core/game/event.ts';
import type { Part } from '../../house-contract/deliveries.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { RECORD_VERSION } from '../../saves/record/migrations.ts';
import { sha256 } from '../db/hash.ts';
import { poolOf } from '../db/pool.ts';
import { deriveChanged } from '../derive/deriving.ts';
import { laneRoutes } from '../lanes/routes.ts';
import { HouseService } from '../service/house-service.ts';
import { Service } from '../service/service.ts';
import { asked } from '../db/asked.ts';
import { HOUSE, newDatabase, type TestDatabase } from '../testing/database.testing.ts';
import { deskOf } from '../testing/desk.testing.ts';
import { diesEverywhere } from '../testing/dying-pool.testing.ts';
import { knownLane, pins, type TestLane } from '../testing/lane.testing.ts';
import { stateOf } from '../testing/order-desk.testing.ts';
import { placesOf } from '../testing/text-columns.testing.ts';

const NAME = 'ZOË-ERASED';
const BOWLER = bowlerOf(1);

async function databaseOfOne(): Promise<TestDatabase> {
  const made = await newDatabase(inject('houseServer'));
  onTestFinished(async () => {
    if (!made.pool.ended) await made.pool.end();
  });
  return made;
}

async function serviceOn({ service }: Pick<TestDatabase, 'service'>): Promise<HouseService> {
  return HouseService.begin({
    ...{ database: service, house: HOUSE.id, https: null, authority: null, hosts: [], page: null },
    log: () => undefined,
  });
}

/** Facts that the rules refuse: they are kept aside as they came. */
function unreadable(lane: TestLane, id: string): Part {
  const bodies = [`{"nicknames":["${NAME}","${BOWLER}"],"origin":"${lane.origin}"}`];
  const chain = chainOf(sha256, { origin: lane.origin, id }, bodies);
  const facts = bodies.map((body, place) => ({ body, chain: chain[place] ?? '' }));
  return { ...{ game: id, month: '2026-11', save: RECORD_VERSION, from: 0 }, before: null, facts };
}

/** Stores the bowler in every table that can hold a name. */
async function named(database: TestDatabase): Promise<{ one: TestLane; other: TestLane }> {
  const house = await serviceOn(database);
  const { service } = house;
  const [one, other] = [await knownLane(database, 1), await knownLane(database, 2)];
  const game = one.bowled('g000001-0a1b2c', [pins(3)], [NAME, 'BEN']);
  await one.delivers(service, one.part(one.after(game, [pins(4)])));
  // The lane was restored from an old copy and bowled on.
  const [fork] = [one.part(one.after(game, [pins(5)]), 2)];
  expect(await one.delivers(service, { ...fork, fork: true })).toEqual([{ state: 'kept', generation: 2 }]);
  expect(await one.delivers(service, unreadable(one, 'g000002-0a1b2c'))).toEqual([
    { state: 'aside', generation: 0 },
  ]);
  await one.asks(service, 'states', { states: [stateOf(1, game)] });
  await other.delivers(service, other.part(other.bowled('g000001-0a1b2c', [], [NAME, 'CLEO'])));
  const { headers } = await deskOf(database, service, 'operator');
  const order = (id: string, body: object): object => ({
    ...{ id: id.repeat(24), origin: one.origin, seconds: 60 },
    body: { lane: 1, ...body },
  });
  const posts: readonly (readonly [string, object])[] = [
    [
      DESK_ROUTES.orders,
      {
        orders: [
          order('1', { kind: 'open', for: { games: 1 }, names: ['Zoë-Erased', 'Ben'] }),
          order('2', { kind: 'message', text: 'Zoë-Erased, your shoes are here' }),
        ],
      },
    ],
    [
      DESK_ROUTES.waiting,
      { kind: 'add', id: '3'.repeat(24), name: 'Zoë-Erased and Ben', bowlers: 2, note: `ask ${NAME}` },
    ],
    [
      DESK_ROUTES.moves,
      {
        ...{ kind: 'bowler', id: '4'.repeat(24), game: game.id, player: 1, seconds: 60 },
        ...{ from: { origin: one.origin, lane: 1 }, to: { origin: other.origin, lane: 2 } },
      },
    ],
  ];
  for (const [url, payload] of posts)
    expect((await service.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
  await house.end();
  await deriveChanged(database.pool, HOUSE.id);
  return { one, other };
}

test('an erased bowler is in no column of any table, and the scores stay', async () => {
  const database = await databaseOfOne();
  const { one, other } = await named(database);
  expect(await placesOf(database.owner, NAME)).toEqual([
    ...['derived.lines.name', 'house.aside.body', 'house.forks.names', 'house.game_names.entries'],
    ...['house.orders.body', 'house.waiting.name', 'house.waiting.note'],
  ]);
  const scores = (): Promise<readonly unknown[]> =>
    asked(database.owner, 'SELECT game, place, score FROM derived.lines ORDER BY 1, 2, 3');
  const before = await scores();
  const house = await serviceOn(database);
  await other.asks(house.service, 'erasures', { bowlers: [BOWLER] });
  await house.end();
  await deriveChanged(database.pool, HOUSE.id);
  expect(await placesOf(database.owner, NAME)).toEqual([]);
  // Only the list of erased bowlers has the id, so that it is not stored again.
  expect(await placesOf(database.owner, BOWLER)).toEqual(['house.erasures.bowler']);
  expect(await scores()).toEqual(before);
  const [order] = await asked<{ body: unknown }>(
    database.owner,
    `SELECT body FROM house.orders WHERE body ->> 'kind' = 'open'`,
  );
  expect(order?.body).toMatchObject({ kind: 'open', names: ['—', 'Ben'] });
  expect(one.origin).not.toBe(other.origin);
});

test('a lane that still has the name cannot bring it back, and the other bowlers of its game keep theirs', async () => {
  const database = await databaseOfOne();
  const { one, other } = await named(database);
  const house = await serviceOn(database);
  await other.asks(house.service, 'erasures', { bowlers: [BOWLER] });
  const game = one.bowled('g000001-0a1b2c', [pins(3), pins(4), pins(9)], [NAME, 'BENNO']);
  const again = one.part(game, 3);
  await one.delivers(house.service, again);
  await one.delivers(house.service, {
    ...again,
    names: { ...again.names, digest: 'd'.repeat(64) } as Part['names'],
  });
  await one.delivers(house.service, one.part(one.bowled('g000009-0a1b2c', [], ['CLEO', NAME])));
  const late = one.bowled('g000008-0a1b2c', [], [NAME, 'CLEO']);
  await Promise.all([
    one.delivers(house.service, one.part(late)),
    other.asks(house.service, 'erasures', { bowlers: [BOWLER, 'c'.repeat(24)] }),
  ]);
  // Ends its own deriving, whose games `deriveChanged` would pass over.
  await house.end();
  await deriveChanged(database.pool, HOUSE.id);
  expect(await placesOf(database.owner, BOWLER)).toEqual(['house.erasures.bowler']);
  const names = await asked<{ name: string }>(
    database.owner,
    `SELECT name FROM derived.lines WHERE origin = $1 AND game = $2 ORDER BY place`,
    [one.origin, game.id],
  );
  expect(names).toEqual([{ name: '—' }, { name: 'BENNO' }]);
});

test('an erased bowler is gone under every name that they had, on both branches and in what comes later, and a namesake stays', async () => {
  const database = await databaseOfOne();
  const house = await serviceOn(database);
  const [one, other] = [await knownLane(database, 1), await knownLane(database, 2)];
  const called = (name: string): Command => ({ kind: 'rename', player: 1, name, somebodyElse: false });
  const game = one.bowled('g000001-0a1b2c', [pins(3), called('Benny')], ['BENN', 'ANNA']);
  await one.delivers(house.service, one.part(one.after(game, [pins(4)])));
  const fork = one.part(one.after(game, [called('BENJAMIN')]), 3);
  expect(await one.delivers(house.service, { ...fork, fork: true })).toEqual([
    { state: 'kept', generation: 3 },
  ]);
  await other.delivers(house.service, other.part(other.bowled('g000001-0a1b2c', [], ['ANNA', 'BENN'])));
  await other.asks(house.service, 'erasures', { bowlers: [BOWLER] });
  const later = one.part(one.after(game, [pins(4), called('BENITO')]), 4);
  expect(await one.delivers(house.service, later)).toEqual([{ state: 'kept', generation: 4 }]);
  await house.end();
  await deriveChanged(database.pool, HOUSE.id);
  for (const name of ['Benny', 'BENJAMIN', 'BENITO'])
    expect(await placesOf(database.owner, name)).toEqual([]);
  const named = await asked(database.owner, `SELECT origin, place FROM derived.lines WHERE name = 'BENN'`);
  expect(named).toEqual([{ origin: other.origin, place: 2 }]);
});

test('a fact that contains a name is not kept, because the name could not be erased from it', async () => {
  const database = await databaseOfOne();
  const house = await serviceOn(database);
  onTestFinished(() => house.end());
  const lane = await knownLane(database, 1);
  const part = lane.part(lane.bowled('g000001-0a1b2c', []));
  const setup = part.facts[0]?.body.replace('{"', `{"name":"${NAME}","`) ?? '';
  const chain = chainOf(sha256, { origin: lane.origin, id: part.game }, [setup])[0] ?? '';
  expect(await lane.delivers(house.service, { ...part, facts: [{ body: setup, chain }] })).toEqual([
    { state: 'gap', generation: -1 },
  ]);
  expect(await placesOf(database.owner, NAME)).toEqual([]);
});

test('after a restore a lane repeats its erasures, and the bowler is erased again', async () => {
  const database = await databaseOfOne();
  const { one } = await named(database);
  await database.pool.end();
  const restored = `restored_${randomBytes(6).toString('hex')}`;
  await asked(inject('houseServer'), `CREATE DATABASE ${restored} TEMPLATE ${database.owner.database}`);
  const erased = idsDigest(sha256, [BOWLER]);
  for (const name of [database.owner.database, restored]) {
    const owner = { ...database.owner, database: name };
    const service = { ...database.service, database: name };
    const house = await serviceOn({ service });
    const compared = await one.asks<{ erased: boolean }>(house.service, 'compare', {
      ...{ games: [], months: [], deleted: '0'.repeat(64), erased },
    });
    expect(compared.erased).toBe(true);
    await one.asks(house.service, 'erasures', { bowlers: [BOWLER] });
    await house.end();
    const pool = poolOf(service);
    await deriveChanged(pool, HOUSE.id);
    await pool.end();
    expect(await placesOf(owner, NAME)).toEqual([]);
  }
});

test('a service that dies while erasing has noted no unfinished erasure', async () => {
  const database = await databaseOfOne();
  const lane = await knownLane(database, 1);
  const house = await serviceOn(database);
  await lane.delivers(house.service, lane.part(lane.bowled('g000001-0a1b2c', [], [NAME, 'BEN'])));
  await house.end();
  await diesEverywhere(database.pool, async (pool) => {
    const rooms = [laneRoutes({ pool, authority: null })];
    const service = await Service.of({ pool, https: null, rooms, log: () => undefined });
    await lane.asks(service, 'erasures', { bowlers: [BOWLER] });
    await service.close();
    const noted = await asked(database.owner, 'SELECT FROM house.erasures');
    expect(noted.length === 0 || !(await placesOf(database.owner, NAME)).length).toBe(true);
  });
  expect(await placesOf(database.owner, NAME)).toEqual([]);
});
