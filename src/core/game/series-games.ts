import type { Setup } from './event.ts';

/** Games per series, from the league's terms or from whoever began the game; null if nobody chose a number. */
export function seriesGames({ league, games }: Pick<Setup, 'league' | 'games'>): number | null {
  return league?.terms.games ?? games ?? null;
}
