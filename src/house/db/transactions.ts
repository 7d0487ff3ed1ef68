import type pg from 'pg';
import { LANE_ROLE } from './migrate.ts';

/** A lane that showed its key. */
export interface KnownLane {
  readonly house: string;
  readonly origin: string;
}

/** What runs queries: a pool, or the connection of a transaction. */
export type Queries = Pick<pg.ClientBase, 'query'>;

/** All of `work` or none of it, as the service. */
export async function withService<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  return transaction(pool, work);
}

/** All of `work` or none of it; row-level security lets it see and write this lane's rows alone. */
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

/** Within a lane's transaction: what follows from its request at other lanes. The lane's role is back afterwards. */
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
    // The server takes back what a gone connection began.
    await client.query('ROLLBACK').catch(breaks);
    throw error;
  } finally {
    client.off('error', breaks);
    client.release(broken[0]);
  }
}
