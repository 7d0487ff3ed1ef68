import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Game } from '../src/core/game/game.ts';
import { makeRecord } from '../src/saves/record/game-record.ts';
import { recordOf } from '../src/saves/record/testing/game.testing.ts';

const HOUR = 3_600_000;

/** Saves a game in a data folder as if this many hours ago. */
export async function left(data: string, game: Game, hoursAgo: number): Promise<void> {
  const savedAt = new Date(Date.now() - hoursAgo * HOUR).toISOString();
  await mkdir(join(data, 'games'), { recursive: true });
  await writeFile(join(data, 'games', 'g000001-0a1b2c.json'), makeRecord({ ...recordOf(game), savedAt }));
}

/** The newest game's file. */
export async function newestGameFile(data: string): Promise<string> {
  const names = (await readdir(join(data, 'games'))).filter((name) => name.endsWith('.json'));
  const newest = names.toSorted().at(-1);
  if (newest === undefined) throw new Error('the data folder holds no game');
  return join(data, 'games', newest);
}

/** The bytes of every file in quarantine. */
export async function quarantined(data: string): Promise<readonly Buffer[]> {
  const folder = join(data, 'quarantine');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

/** The number of events in the newest game's file, safely on disk. */
export async function savedGeneration(data: string): Promise<number> {
  const record: unknown = JSON.parse(await readFile(await newestGameFile(data), 'utf8'));
  if (typeof record !== 'object' || record === null || !('generation' in record))
    throw new Error('the save has no generation');
  return Number(record.generation);
}
