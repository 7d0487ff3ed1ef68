import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The file of the newest game in a data folder. */
export async function newestGameFile(data: string): Promise<string> {
  const names = (await readdir(join(data, 'games'))).filter((name) => name.endsWith('.json'));
  const newest = names.toSorted().at(-1);
  if (newest === undefined) throw new Error('the data folder holds no game');
  return join(data, 'games', newest);
}

/** Every file that was set aside, with its bytes. */
export async function quarantined(data: string): Promise<readonly Buffer[]> {
  const folder = join(data, 'quarantine');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

/** How many events the newest game's file holds: what is safely on disk. */
export async function savedGeneration(data: string): Promise<number> {
  const record: unknown = JSON.parse(await readFile(await newestGameFile(data), 'utf8'));
  if (typeof record !== 'object' || record === null || !('generation' in record))
    throw new Error('the save has no generation');
  return Number(record.generation);
}
