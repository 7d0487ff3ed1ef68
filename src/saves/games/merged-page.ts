import type { GamesPage, GamesQuery } from '../../contract/contract.ts';
import type { Archive } from '../archive/archive.ts';
import { byCounter } from '../record/game-id.ts';
import { nameKey } from '../record/name-key.ts';
import { pageOf } from './games-page.ts';

/**
 * A page of `games/` and the archive, each game once at its higher generation. `own` is the page of `games/`,
 * `generationOf` its generations. Rejects with the system's error.
 */
export async function mergedPage(
  archive: Archive,
  query: GamesQuery,
  own: GamesPage,
  generationOf: (id: string) => number,
): Promise<GamesPage> {
  const archived = await archive.page({
    name: nameKey(query.name.trim()),
    before: query.before,
    count: query.count + 1,
  });
  const games = new Map(archived.map((game) => [game.summary.id, game.summary]));
  for (const summary of own.games) {
    const holding = await archive.holds(summary.id, summary.startedAt);
    const isOlder = holding?.kind === 'game' && holding.generation > generationOf(summary.id);
    if (holding?.kind !== 'deleted' && !isOlder) games.set(summary.id, summary);
  }
  const all = [...games.values()].toSorted((one, other) => byCounter(other.id, one.id));
  const page = pageOf(all, query);
  return { ...page, more: page.more || own.more };
}
