import type pg from 'pg';
import { LANE_ROLE } from './migrate.ts';

/** A lane that has shown its key. */
export interface KnownLane {
  readonly house: string;
  readonly origin: string;
}

/** Something that runs queries: a pool, or a transaction's connection. */
export type Queries = Pick<pg.ClientBase, 'query'>;

/** Runs `work` in one transaction, with the service's role. */
export async function withService<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  return transaction(pool, work);
}

/** Runs `work` in one transaction with a lane's role: row-level security limits it to this lane's rows. */
export async function withLane<T>(
  pool: pg.Pool,
  { house, origin }: KnownLane,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return transaction(pool, async (queries) => {
    await queries.query(
      `SELECT set_config('headpin.house', $1, true), set_config('headpin.origin', $2, true),
         set_config('role', '${LANE_ROLE}', true)`,
      [house, origin],
    );
    return work(queries);
  });
}

/**
 * Within a lane's transaction, runs `work` with the service's role, for what the request causes at other
 * lanes.
 */
export async function asService<T>(queries: Queries, work: () => Promise<T>): Promise<T> {
  await queries.query("SELECT set_config('role', 'none', true)");
  const value = await work();
  await queries.query(`SELECT set_config('role', '${LANE_ROLE}', true)`);
  return value;
}

async function transaction<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const broken: Error[] = [];
  const breaks = (error: Error): void => void broken.push(error);
  client.on('error', breaks);
  try {
    await client.query('BEGIN');
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    // If the connection is gone, the server rolls back by itself.
    await client.query('ROLLBACK').catch(breaks);
    throw error;
  } finally {
    client.off('error', breaks);
    client.release(broken[0]);
  }
}
