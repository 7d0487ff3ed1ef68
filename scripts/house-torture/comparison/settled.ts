import { rebuild } from '../../../src/house/derive/rebuild.ts';
import { sha256 } from '../../../src/house/db/hash.ts';
import type { Evening } from '../evening.ts';
import type { Database } from '../house/database.ts';
import { until } from '../tools.ts';
import type { LaneGame } from './games.ts';

export interface OrdersCounted {
  readonly sent: number;
  readonly done: number;
  /** With an effect at their lane more than once. */
  readonly twice: number;
  readonly unanswered: number;
}

/** Resolves once each order that the house still knows was answered. A house restored from an old copy forgot some. */
export async function answered({ database, orders, tools }: Evening): Promise<void> {
  await until(tools.stop, async () => {
    const [left] = await database.ask<{ count: number }>(
      `SELECT count(*)::int AS count FROM house.orders WHERE state IN ('sent', 'unknown') AND id = ANY ($1)`,
      [[...orders]],
    );
    return left?.count === 0;
  });
}

/** The orders, against the games of all lanes: each order is named by one game's set-up at most. */
export async function orderedOf(
  { database, orders }: Evening,
  games: readonly LaneGame[],
): Promise<OrdersCounted> {
  const effects = new Map<string, number>();
  for (const { bodies } of games)
    for (const id of new Set(bodies.flatMap((body) => orderIn(body) ?? [])))
      effects.set(id, (effects.get(id) ?? 0) + 1);
  const rows = await database.ask<{ state: string; count: number }>(
    'SELECT state, count(*)::int AS count FROM house.orders WHERE id = ANY ($1) GROUP BY state',
    [[...orders]],
  );
  const count = (...states: readonly string[]): number =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, one) => sum + one.count, 0);
  return {
    sent: orders.size,
    done: count('done'),
    twice: [...effects].filter(([id, times]) => orders.has(id) && times > 1).length,
    unanswered: count('sent', 'unknown'),
  };
}

function orderIn(body: string): string | null {
  const { order } = JSON.parse(body) as { readonly order?: { readonly id?: string } };
  return order?.id ?? null;
}

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
  await until(stop, async () => {
    const [left] = await database.ask<{ count: number }>(
      `SELECT count(*)::int AS count FROM house.games
       LEFT JOIN house.game_names AS names USING (house, origin, game)
       LEFT JOIN derived.games AS derived ON derived.house = games.house
         AND derived.origin = games.origin AND derived.game = games.game
       WHERE derived.game IS NULL OR derived.chain <> games.chain
         OR derived.revision <> coalesce(names.revision, 0)`,
    );
    return left?.count === 0;
  });
}

async function digests(database: Database): Promise<ReadonlySet<string>> {
  const all = new Set<string>();
  for (const table of TABLES) {
    const rows = await database.ask<{ row: string }>(`SELECT one::text AS row FROM derived.${table} AS one`);
    for (const { row } of rows) all.add(sha256(`${table} ${row}`));
  }
  return all;
}
