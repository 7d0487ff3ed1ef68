import pg from 'pg';
import type { Address } from '../cluster/cluster.ts';

/** Runs one statement on a connection of its own; resolves with its rows. */
export async function asked<R extends pg.QueryResultRow>(
  address: Address,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly R[]> {
  return onConnection(address, async (client) => (await client.query<R>(sql, [...values])).rows);
}

/** Runs work on a connection of its own. */
export async function onConnection<T>(address: Address, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...address, application_name: 'headpin-house' });
  // The connection may break between two queries; the next query then rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
