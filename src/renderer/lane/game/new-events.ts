import type { Game } from '../../../core/game/game.ts';

/** The number of events that a game has gained since it was last shown; null for another game. */
export function newEvents(game: Game | null, before: Game | null): number | null {
  if (game === null || before === null) return null;
  // A loaded or reopened game has no new ball.
  if (game.setup.startedAt !== before.setup.startedAt) return null;
  return game.events.length - before.events.length;
}
