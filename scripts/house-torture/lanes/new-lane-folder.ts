import { mkdirSync } from 'node:fs';
import { NodeDisk } from '../../../src/saves/disk/node-disk.ts';
import { KeptFile } from '../../../src/saves/settings/kept-file.ts';
import { ORIGIN_FILE } from '../../../src/saves/settings/origin-file.ts';

/** Makes a data folder; resolves with the id that it has from now on. */
export async function newLaneFolder(path: string): Promise<string> {
  mkdirSync(path, { recursive: true });
  const file = new KeptFile(new NodeDisk(), path, ORIGIN_FILE);
  await file.open();
  const kept = await file.kept();
  if (!kept.ok) throw new Error(kept.error);
  return kept.value.origin;
}
