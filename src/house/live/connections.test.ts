import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { asked } from '../db/asked.ts';
import { laneRoutes } from '../lanes/routes.ts';
import { Service } from '../service/service.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { knownLane } from '../testing/lane.testing.ts';
import { Listener } from './listener.ts';
import { Presence } from './presence.ts';

const database = databaseOfTests();

test('a lane is connected while any service hears it, and offline once its service is silent', async () => {
  const { pool, owner } = database();
  const lane = await knownLane(database(), 9);
  const known = { house: HOUSE.id, origin: lane.origin };
  const presences = [new Presence(pool, () => undefined), new Presence(pool, () => undefined)] as const;
  const isOffline = async (): Promise<unknown> =>
    (
      await asked<{ offline: boolean }>(
        owner,
        'SELECT offline_since IS NOT NULL AS offline FROM house.lanes WHERE origin = $1',
        [lane.origin],
      )
    )[0]?.offline;
  const first = await presences[0].connected(known);
  await presences[1].connected(known);
  await presences[0].gone(first);
  expect(await isOffline()).toBe(false);
  await asked(owner, "UPDATE house.lanes SET seen = now() - interval '1 minute' WHERE origin = $1", [
    lane.origin,
  ]);
  await presences[0].beat();
  expect(await isOffline()).toBe(true);
  // The service had only lost its database and still has the lane's stream.
  await presences[1].beat();
  expect(await isOffline()).toBe(false);
});

test('after a clean stop no lane looks connected, nor does one that fell silent while no service ran', async () => {
  const { pool, owner } = database();
  const [heard, silent] = [await knownLane(database(), 16), await knownLane(database(), 17)];
  const said: string[] = [];
  const stopped = new Presence(pool, (line) => said.push(line));
  await stopped.connected({ house: HOUSE.id, origin: heard.origin });
  // Not awaited: a lane that connects while the service stops.
  const late = stopped.connected({ house: HOUSE.id, origin: heard.origin });
  await stopped.end();
  await late;
  await stopped.connected({ house: HOUSE.id, origin: silent.origin });
  await asked(owner, "UPDATE house.lanes SET seen = now() - interval '1 minute' WHERE origin = $1", [
    silent.origin,
  ]);
  const connected = 'SELECT numbers FROM house.lanes WHERE origin = ANY ($1) AND offline_since IS NULL';
  expect(await asked(owner, connected, [[heard.origin, silent.origin]])).toEqual([{ numbers: [17] }]);
  const next = new Presence(pool, (line) => said.push(line));
  await next.begin();
  expect(await asked(owner, connected, [[heard.origin, silent.origin]])).toEqual([]);
  await next.end();
  expect(said).toEqual([]);
});

test('a lane whose connection the database did not acknowledge is not shown as connected for ever', async () => {
  const { pool, owner } = database();
  const lane = await knownLane(database(), 12);
  const lost = { answers: 1 };
  const lossy = new Proxy(pool, {
    get: (target, key) => (key === 'connect' ? connected : (Reflect.get(target, key) as unknown)),
  });
  async function connected(): Promise<pg.PoolClient> {
    const client = await pool.connect();
    const query = async (text: string, values?: unknown[]): Promise<unknown> => {
      const answer = await client.query(text, values);
      if (text === 'COMMIT' && lost.answers > 0) {
        lost.answers -= 1;
        throw new Error('the answer is lost');
      }
      return answer;
    };
    const on = client.on.bind(client);
    const off = client.off.bind(client);
    const release = client.release.bind(client);
    return { query, on, off, release } as unknown as pg.PoolClient;
  }
  const presence = new Presence(lossy, () => undefined);
  await expect(presence.connected({ house: HOUSE.id, origin: lane.origin })).rejects.toThrow('lost');
  const silent = "UPDATE house.lanes SET seen = now() - interval '1 minute' WHERE origin = $1";
  await asked(owner, silent, [lane.origin]);
  await presence.beat();
  const offline = 'SELECT FROM house.lanes WHERE origin = $1 AND offline_since IS NOT NULL';
  expect(await asked(owner, offline, [lane.origin])).toHaveLength(1);
});

test('a lane that falls silent is cut off, whichever service it spoke to, and one of the version before is not', async () => {
  const { pool, owner } = database();
  const rooms = [laneRoutes({ pool, authority: null })];
  const elsewhere = await Service.of({ pool, https: null, rooms, log: () => undefined });
  const [lane, older] = [await knownLane(database(), 13), await knownLane(database(), 14)];
  const presence = new Presence(pool, () => undefined);
  const stream = await presence.connected({ house: HOUSE.id, origin: lane.origin });
  let cuts = 0;
  presence.expectBeats(stream, () => (cuts += 1));
  await presence.connected({ house: HOUSE.id, origin: older.origin });
  const pass = async (): Promise<unknown> =>
    asked(owner, "UPDATE house.lanes SET seen = now() - interval '1 minute' WHERE origin = ANY ($1)", [
      [lane.origin, older.origin],
    ]);
  const offline = async (): Promise<readonly unknown[]> =>
    asked(
      owner,
      'SELECT numbers[1] AS lane, seen = offline_since AS then FROM house.lanes WHERE offline_since IS NOT NULL AND origin = ANY ($1)',
      [[lane.origin, older.origin]],
    );
  await pass();
  await lane.asks(elsewhere, 'states', { states: [] });
  await presence.beat();
  expect([cuts, await offline()]).toEqual([0, []]);
  await pass();
  await presence.beat();
  expect([cuts, await offline()]).toEqual([1, [{ lane: 13, then: true }]]);
  await presence.gone(stream);
  expect(await offline()).toEqual([{ lane: 13, then: true }]);
  await elsewhere.close();
});

test('lanes that nobody could hear during an outage of the database are not cut off after it', async () => {
  const { pool, owner } = database();
  const lane = await knownLane(database(), 15);
  let isGone = false;
  const gone = (): Promise<never> => Promise.reject(new Error('gone'));
  const leaving = new Proxy(pool, {
    get: (target, key) => (key === 'connect' && isGone ? gone : (Reflect.get(target, key) as unknown)),
  });
  const said: string[] = [];
  const presence = new Presence(leaving, (line) => said.push(line));
  let cuts = 0;
  const stream = await presence.connected({ house: HOUSE.id, origin: lane.origin });
  presence.expectBeats(stream, () => (cuts += 1));
  const passes = async (): Promise<void> => {
    const silent = "UPDATE house.lanes SET seen = now() - interval '1 minute' WHERE origin = $1";
    await asked(owner, silent, [lane.origin]);
    await presence.beat();
  };
  isGone = true;
  await passes();
  isGone = false;
  await passes();
  expect([cuts, said]).toEqual([0, ['presence: Error: gone']]);
  await passes();
  expect(cuts).toBe(1);
});

test('a listener that is ended while connecting leaves no connection', async () => {
  const { service, owner } = database();
  const listener = new Listener(service);
  const begun = listener.begin();
  await listener.end();
  await begun;
  const open = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'headpin listener'`;
  await vi.waitFor(async () => {
    expect(await asked(owner, open)).toEqual([]);
  });
});
