import type { Game } from '../../../core/game/game.ts';

/** When the last ball of a game was bowled, ISO 8601 in UTC: later corrections are not bowling. Null without a ball. */
export function lastBallAt(game: Game): string | null {
  return game.events.findLast(({ type }) => type === 'ballRolled')?.at ?? null;
}
