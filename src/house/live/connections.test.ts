import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { asked } from '../db/asked.ts';
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
