import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Game } from '../src/core/game/game.ts';
import { JOURNAL } from '../src/saves/games/journal.ts';
import { makeRecord } from '../src/saves/record/game-record.ts';
import { recordOf } from '../src/saves/record/testing/game.testing.ts';
import { awayFromDayEnd } from './pauses.ts';

const HOUR = 3_600_000;

/** Saves a game in a data folder as if this many hours ago: 24 are yesterday. */
export async function left(data: string, game: Game, hoursAgo: number): Promise<void> {
  await awayFromDayEnd(0);
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

/** The number of events of the newest game that are safely on disk: in the journal or in its file. */
export async function savedGeneration(data: string): Promise<number> {
  const file = await newestGameFile(data);
  const [filed, journaled] = [headIn(await readFile(file, 'utf8')), await headInJournal(data)];
  if (filed === null) throw new Error('the save has no generation');
  const isOfIt = journaled !== null && journaled.id === filed.id;
  return isOfIt ? Math.max(journaled.generation, filed.generation) : filed.generation;
}

/** The number of events in the newest game's file; the last ones may still be in the journal alone. */
export async function filedGeneration(data: string): Promise<number> {
  return headIn(await readFile(await newestGameFile(data), 'utf8'))?.generation ?? -1;
}

/** The number of events in the journal; -1 while it holds no game. */
export async function journaledGeneration(data: string): Promise<number> {
  return (await headInJournal(data))?.generation ?? -1;
}

/** Removes the journal, as in a folder that was used by a program without one. */
export async function removeJournal(data: string): Promise<void> {
  await rm(join(data, 'games', JOURNAL));
}

interface Head {
  readonly id: unknown;
  readonly generation: number;
}

async function headInJournal(data: string): Promise<Head | null> {
  return headIn(await readFile(join(data, 'games', JOURNAL), 'utf8').catch(() => ''));
}

function headIn(text: string): Head | null {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record !== 'object' || record === null || !('generation' in record) || !('id' in record))
      return null;
    return { id: record.id, generation: Number(record.generation) };
  } catch {
    // Empty, or just being overwritten.
    return null;
  }
}
