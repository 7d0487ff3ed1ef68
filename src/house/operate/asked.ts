import pg from 'pg';
import type { Address } from '../cluster/cluster.ts';

/** One statement on a connection of its own; resolves with its rows. */
export async function asked<R extends pg.QueryResultRow>(
  address: Address,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly R[]> {
  return onConnection(address, async (client) => (await client.query<R>(sql, [...values])).rows);
}

/** Statements on a connection of their own. */
export async function onConnection<T>(address: Address, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...address, application_name: 'headpin-house' });
  // A connection that breaks between two queries; the next one rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
