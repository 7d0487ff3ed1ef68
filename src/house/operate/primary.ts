import pg from 'pg';
import type { Address } from '../cluster/cluster.ts';

/** Milliseconds within which a database must answer. */
const PATIENCE = 3_000;

/**
 * The database that takes writes; null while there is none. After a failover the old primary may come back
 * and take writes too; the promoted one has the higher timeline.
 */
export async function primaryOf(addresses: readonly Address[]): Promise<Address | null> {
  const asked = await Promise.all(
    addresses.map(async (address) => ({ address, timeline: await timelineOf(address) })),
  );
  return asked.reduce<{ address: Address | null; timeline: number }>(
    (best, { address, timeline }) =>
      timeline !== null && timeline > best.timeline ? { address, timeline } : best,
    { address: null, timeline: 0 },
  ).address;
}

/**
 * The timeline of a database that takes writes; each promotion increases it. Null for a standby, and for one
 * that does not answer.
 */
async function timelineOf(address: Address): Promise<number | null> {
  const client = new pg.Client({
    ...address,
    application_name: 'headpin primary',
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ wal: string | null }>(
      'SELECT CASE WHEN NOT pg_is_in_recovery() THEN pg_walfile_name(pg_current_wal_lsn()) END AS wal',
    );
    const wal = rows[0]?.wal ?? null;
    return wal === null ? null : Number.parseInt(wal.slice(0, 8), 16);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
