import type { GameSummary } from '../../../contract/contract.ts';
import { nameKey } from '../../../core/players/name-key.ts';
import type { Search } from './search.ts';

/** The place of the player whom the search is about; null where it is about nobody. */
export function placeFound(game: GameSummary, { name, bowler }: Search): number | null {
  const wanted = nameKey(name.trim());
  if (bowler === null && wanted === '') return null;
  const at =
    bowler === null
      ? game.names.findIndex((one) => nameKey(one).includes(wanted))
      : game.bowlers.indexOf(bowler.id);
  return at === -1 ? null : at;
}

/** A bowler among the games found, and when they began the newest of them. */
export interface FoundBowler {
  readonly id: string;
  readonly name: string;
  readonly startedAt: string;
}

/** The bowlers whom a name finds in these games, each once, the one who bowled last first. */
export function foundBowlers(
  games: readonly GameSummary[],
  name: string,
  most: number,
): readonly FoundBowler[] {
  const wanted = nameKey(name.trim());
  if (wanted === '') return [];
  const found = new Map<string, FoundBowler>();
  for (const { names, bowlers, startedAt } of games)
    for (const [place, one] of names.entries()) {
      const id = bowlers[place];
      if (id === undefined || found.has(id) || !nameKey(one).includes(wanted)) continue;
      found.set(id, { id, name: one, startedAt });
    }
  return [...found.values()].slice(0, most);
}

/** The names in these games that match this one except for case, each once. */
export function namesLike(games: readonly GameSummary[], name: string): readonly string[] {
  const wanted = nameKey(name.trim());
  if (wanted === '') return [];
  return [...new Set(games.flatMap((game) => game.names))].filter((one) => nameKey(one) === wanted);
}
