import { mkdirSync } from 'node:fs';
import { sha256 } from '../../../src/house/db/hash.ts';
import { newKey } from '../../../src/house/lanes/lane-key.ts';
import { NodeDisk } from '../../../src/saves/disk/node-disk.ts';
import { KeptFile } from '../../../src/saves/settings/kept-file.ts';
import { ORIGIN_FILE } from '../../../src/saves/settings/origin-file.ts';
import { HOUSE } from '../house/database.ts';
import type { SimLaneConfig } from './said.ts';

/** A database that knows lanes. */
interface Knowing {
  readonly ask: (sql: string, values: readonly unknown[]) => Promise<unknown>;
}

/** As a pairing leaves it. */
export async function known(
  database: Knowing,
  { origin, key }: { readonly origin: string; readonly key: string },
  lane: number,
): Promise<void> {
  await database.ask('INSERT INTO house.lanes (house, origin, key_hash, numbers) VALUES ($1, $2, $3, $4)', [
    ...[HOUSE.id, origin, sha256(key)],
    [lane],
  ]);
}

/** A lane with a new data folder that reaches the house at this port. */
export async function pairedLane(
  database: Knowing,
  { port, ...lane }: Omit<SimLaneConfig, 'address' | 'house' | 'key'> & { readonly port: number },
): Promise<SimLaneConfig> {
  const key = newKey();
  await known(database, { origin: await newLaneFolder(lane.path), key }, lane.lane);
  return { ...lane, address: `http://127.0.0.1:${String(port)}`, house: HOUSE.id, key };
}

/** Makes a data folder; resolves with the id that it has from now on. */
async function newLaneFolder(path: string): Promise<string> {
  mkdirSync(path, { recursive: true });
  const file = new KeptFile(new NodeDisk(), path, ORIGIN_FILE);
  await file.open();
  const kept = await file.kept();
  if (!kept.ok) throw new Error(kept.error);
  return kept.value.origin;
}
