import type { GamesPage, GamesQuery, GameSummary } from '../../contract/contract.ts';
import { byCounter } from '../record/game-id.ts';
import { nameKey } from '../record/name-key.ts';

/** A query's page, newest first; `before` may be deleted by now and must not hide the games before it. */
export function pageOf(games: Iterable<GameSummary>, { name, before, count }: GamesQuery): GamesPage {
  const wanted = nameKey(name.trim());
  const found: GameSummary[] = [];
  for (const game of games) {
    if (before !== null && byCounter(game.id, before) >= 0) continue;
    if (!game.names.some((bowler) => nameKey(bowler).includes(wanted))) continue;
    if (found.length === count) return { games: found, more: true };
    found.push(game);
  }
  return { games: found, more: false };
}
