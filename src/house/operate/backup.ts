import type { Address } from '../cluster/cluster.ts';
import type { Archive } from './archive.ts';
import { copyBase } from './base-copy.ts';
import { spoiltFiles } from './manifest.ts';

/**
 * Copies the running database into the archive, which takes its WAL from then on, and verifies the copy.
 * Keeps only the newest copies. Resolves with the time from which on every moment can be restored.
 */
export async function backUp(owner: Address, archive: Archive, copies: number): Promise<Date> {
  await archive.begin(owner);
  const into = archive.beginCopy();
  await copyBase(owner, into);
  const spoilt = await spoiltFiles(into);
  if (spoilt.length > 0) throw new Error(`The copy differs from the database: ${spoilt.join(', ')}`);
  const time = archive.endCopy();
  archive.keepOnly(copies);
  return time;
}
