import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Address } from '../cluster/cluster.ts';
import { asked } from '../db/asked.ts';
import { addHouse, migrate, openToServices, SERVICE_ROLE } from '../db/migrate.ts';
import { poolOf } from '../db/pool.ts';

/** A migrated database without a house; each test file gets a copy of it. */
export const TEMPLATE = 'headpin_template';
const SERVICE_PASSWORD = 'a password of tests';

export const HOUSE = { id: 'f'.repeat(24), name: 'Test Bowl' };

/** The database of one test file, with one house. */
export interface TestDatabase {
  readonly owner: Address;
  readonly service: Address;
  /** With the service's role. */
  readonly pool: pg.Pool;
}

/** Makes the template in a new cluster. */
export async function prepareTemplate(owner: (database: string) => Address): Promise<void> {
  await asked(owner('postgres'), `CREATE DATABASE ${TEMPLATE}`);
  await migrate(owner(TEMPLATE));
  await openToServices(owner(TEMPLATE), SERVICE_PASSWORD);
}

export async function newDatabase(server: Address): Promise<TestDatabase> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  await asked(server, `CREATE DATABASE ${database} TEMPLATE ${TEMPLATE}`);
  const owner = { ...server, database };
  await addHouse(owner, HOUSE);
  const service = { ...owner, user: SERVICE_ROLE, password: SERVICE_PASSWORD };
  return { owner, service, pool: poolOf(service) };
}

/** A database for the tests of one file, on the cluster that all files share. */
export function databaseOfTests(): () => TestDatabase {
  let made: TestDatabase | null = null;
  beforeAll(async () => {
    made = await newDatabase(inject('houseServer'));
  });
  afterAll(async () => {
    await made?.pool.end();
    if (made !== null)
      await asked(inject('houseServer'), `DROP DATABASE ${made.owner.database} WITH (FORCE)`);
  });
  return () => {
    if (made === null) throw new Error('The database is made before the tests.');
    return made;
  };
}

/**
 * Resolves when this work has ended or waits for a lock, so that it cannot end before the lock is released.
 */
export async function endedOrWaits(
  { owner }: Pick<TestDatabase, 'owner'>,
  work: Promise<unknown>,
): Promise<void> {
  const ended = work.then(
    () => true,
    () => true,
  );
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await asked(owner, waiting)).length === 0) if (await Promise.race([ended, pause(5, false)])) return;
}
