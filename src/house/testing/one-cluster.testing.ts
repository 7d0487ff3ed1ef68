import type { TestProject } from 'vitest/node';
import type { Address } from '../cluster/cluster.ts';
import { removeCluster, startCluster } from './cluster.testing.ts';
import { prepareTemplate } from './database.testing.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    houseServer: Address;
  }
}

/** Vitest's global set-up: one PostgreSQL for all test files that need one. */
export default async function (project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  await prepareTemplate((database) => cluster.address(database));
  project.provide('houseServer', cluster.address());
  return () => removeCluster(cluster);
}
