import type { Game } from '../../../core/game/game.ts';

/** How many events a game has more than when it was shown before; null for another game. */
export function newEvents(game: Game | null, before: Game | null): number | null {
  if (game === null || before === null) return null;
  // A loaded or reopened game has no new ball.
  if (game.setup.startedAt !== before.setup.startedAt) return null;
  return game.events.length - before.events.length;
}
