import type { Setup } from '../game/event.ts';
import { lineUp } from '../players/player.ts';

/** The set-up of a game on lane 7 that these names bowl, or one with other facts. */
export function setupOf(names: readonly string[], facts: Partial<Omit<Setup, 'players'>> = {}): Setup {
  const players = lineUp(names);
  if (!players.ok) throw new Error(`refused: ${JSON.stringify(players.error)}`);
  return {
    ...{ format: 'ten-pin', lane: 7, gameNumber: 1, startedAt: '2026-05-01T18:00:00.000Z' },
    ...facts,
    players: players.value,
  };
}
