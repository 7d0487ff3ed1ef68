import type { Setup } from './event.ts';

/** How many games a series has: a league's terms say it, else who began the game; null where nobody did. */
export function seriesGames({ league, games }: Pick<Setup, 'league' | 'games'>): number | null {
  return league?.terms.games ?? games ?? null;
}
