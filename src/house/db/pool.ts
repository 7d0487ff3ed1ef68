import pg from 'pg';
import type { Address } from '../cluster/cluster.ts';

export interface PoolOptions {
  readonly most?: number;
}

/** A service's connections. A broken one is replaced at the next request. */
export function poolOf(address: Address, { most = 20 }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...address,
    max: most,
    application_name: 'headpin',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  });
  // A connection may break in the same piece of bytes that reports it ready, when nobody listens to it yet.
  // Unhandled, that would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  // Idle connections break when the database goes away; requests get their own errors.
  pool.on('error', () => undefined);
  return pool;
}
