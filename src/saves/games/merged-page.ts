import type { GamesPage, GamesQuery, GameSummary, ListedGame } from '../../contract/contract.ts';
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
  /** Whether the archive has no newer state of the game. */
  const isShown = async ({ id, startedAt }: GameSummary): Promise<boolean> => {
    const holding = await archive.holds(id, startedAt);
    if (holding?.kind === 'game') return holding.generation <= generationOf(id);
    return holding === null;
  };
  const games = new Map<string, ListedGame>(archived.map((game) => [game.summary.id, game.summary]));
  for (const summary of own.games) {
    if (summary.phase === 'newer' || (await isShown(summary))) games.set(summary.id, summary);
  }
  const all = [...games.values()].toSorted((one, other) => byCounter(other.id, one.id));
  const page = pageOf(all, query);
  return { ...page, more: page.more || own.more };
}
