import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { Cluster } from '../cluster/cluster.ts';
import { packagedPostgres, placePostgres } from '../cluster/postgres-files.ts';

/** Without waiting for the disk, for tests without kills. */
export const QUICK = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  // Each file has a database of its own for some seconds: nothing in it is worth tidying.
  ...{ autovacuum: 'off', jit: 'off', checkpoint_timeout: '1h', max_wal_size: '4GB' },
};
/**
 * For tests that kill the server but not the machine: what was acknowledged has reached the system, which
 * keeps running.
 */
export const SERVER_KILLED = { fsync: 'off' };

/** A real PostgreSQL in a temporary folder. */
export async function startCluster(settings: Readonly<Record<string, string>> = QUICK): Promise<Cluster> {
  const from = packagedPostgres();
  if (from === null) throw new Error('There is no PostgreSQL for this system.');
  const folder = mkdtempSync(join(tmpdir(), 'headpin-house-'));
  chmodSync(folder, 0o755);
  const postgres = join(folder, 'postgres');
  placePostgres(from, postgres);
  return Cluster.start({ folder, postgres, settings });
}

export async function removeCluster(cluster: Cluster): Promise<void> {
  await cluster.kill();
  rmSync(cluster.folder, { recursive: true, force: true });
}

/** One cluster for the tests of a file. */
export function clusterOfTests(settings?: Readonly<Record<string, string>>): () => Cluster {
  let cluster: Cluster | null = null;
  beforeAll(async () => {
    cluster = await startCluster(settings);
  });
  afterAll(async () => {
    if (cluster !== null) await removeCluster(cluster);
  });
  return () => {
    if (cluster === null) throw new Error('The cluster starts before the tests.');
    return cluster;
  };
}
