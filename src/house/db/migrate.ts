import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import type { Address } from '../cluster/cluster.ts';
import { onConnection } from './asked.ts';

/**
 * The login role of services. Lanes have no login: a service takes the role `headpin_lane` for one
 * transaction.
 */
export const SERVICE_ROLE = 'headpin_service';
export const LANE_ROLE = 'headpin_lane';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** Migrates a database to this version, as its owner. Resolves with the names of the migrations that ran. */
export async function migrate(owner: Address): Promise<readonly string[]> {
  return onConnection(owner, async (client) => {
    const run = await runner({
      dbClient: client,
      dir: MIGRATIONS,
      direction: 'up',
      migrationsTable: 'migrations',
      // If two services start at once, the second one waits and then finds nothing to do.
      advisoryLockMode: 'wait',
      log: () => undefined,
    });
    return run.map(({ name }) => name);
  });
}

/** Adds the house unless there is one with this id. */
export async function addHouse(
  owner: Address,
  house: { readonly id: string; readonly name: string },
): Promise<void> {
  await onConnection(owner, async (client) => {
    await client.query('SELECT house.add_house($1, $2)', [house.id, house.name]);
  });
}

/** Lets services log in with this password. */
export async function openToServices(owner: Address, password: string): Promise<void> {
  await onConnection(owner, async (client) => {
    await client.query(`ALTER ROLE ${SERVICE_ROLE} WITH LOGIN PASSWORD ${client.escapeLiteral(password)}`);
  });
}
