import pg from 'pg';
import type { Address } from '../cluster/cluster.ts';

export interface PoolOptions {
  readonly most?: number;
}

/** Connections of a service. One that breaks is replaced by the next request. */
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
  // One that ends in the very piece of bytes that says it is ready belongs to nobody yet: unheard, it would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  // Idle connections of a database that goes away; requests hear of it themselves.
  pool.on('error', () => undefined);
  return pool;
}
