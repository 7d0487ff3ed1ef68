import { setTimeout as pause } from 'node:timers/promises';
import { rebuild } from '../../../src/house/derive/rebuild.ts';
import type { Database } from '../house/database.ts';
import { sha256 } from '../../../src/house/db/hash.ts';

const TABLES = ['games', 'lines', 'frames'];

/** Rows of derived tables that differ from those that a rebuild makes of the facts, once the services have followed. */
export async function otherDerived(database: Database, stop: AbortSignal): Promise<number> {
  await followed(database, stop);
  const before = await digests(database);
  await rebuild(database.owner);
  const after = await digests(database);
  return [...before, ...after].filter((row) => !before.has(row) || !after.has(row)).length;
}

/** Resolves once nothing is left to derive. */
async function followed(database: Database, stop: AbortSignal): Promise<void> {
  for (;;) {
    stop.throwIfAborted();
    const [left] = await database.ask<{ count: number }>(
      `SELECT count(*)::int AS count FROM house.games
       LEFT JOIN house.game_names AS names USING (house, origin, game)
       LEFT JOIN derived.games AS derived ON derived.house = games.house
         AND derived.origin = games.origin AND derived.game = games.game
       WHERE derived.game IS NULL OR derived.chain <> games.chain
         OR derived.revision <> coalesce(names.revision, 0)`,
    );
    if (left?.count === 0) return;
    await pause(200);
  }
}

async function digests(database: Database): Promise<ReadonlySet<string>> {
  const all = new Set<string>();
  for (const table of TABLES) {
    const rows = await database.ask<{ row: string }>(`SELECT one::text AS row FROM derived.${table} AS one`);
    for (const { row } of rows) all.add(sha256(`${table} ${row}`));
  }
  return all;
}
