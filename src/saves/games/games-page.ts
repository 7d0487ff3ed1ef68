import type { GamesPage, GamesQuery, ListedGame } from '../../contract/contract.ts';
import { byCounter } from '../record/game-id.ts';
import { nameKey } from '../record/name-key.ts';

/** A query's page, newest first; `before` may be deleted by now and must not hide the games before it. */
export function pageOf(games: Iterable<ListedGame>, { name, before, count }: GamesQuery): GamesPage {
  const wanted = nameKey(name.trim());
  const found: ListedGame[] = [];
  for (const game of games) {
    if (before !== null && byCounter(game.id, before) >= 0) continue;
    // A newer program's game may have no names.
    if (wanted !== '' && !game.names.some((bowler) => nameKey(bowler).includes(wanted))) continue;
    if (found.length === count) return { games: found, more: true };
    found.push(game);
  }
  return { games: found, more: false };
}
