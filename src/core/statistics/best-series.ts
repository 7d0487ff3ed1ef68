import { highest, lowest } from '../line/extremes.ts';
import type { Winning } from '../line/rules.ts';
import type { FiguredGame } from './figured-game.ts';

/** The games of a series that leagues count most often. */
export const USUAL_SERIES = 3;

/** The score of a whole line; null for any other. */
export function countedScore({ figures: { whole, score } }: Pick<FiguredGame, 'figures'>): number | null {
  return whole ? score : null;
}

/**
 * The best total of so many games: games 1 to N of a series, N + 1 to 2N, and so on. A part of a series with a game that
 * is missing or not whole has none. Null if there is none.
 */
export function bestSeries(games: readonly FiguredGame[], most: number, wins: Winning): number | null {
  const parts = new Map<string, Map<number, number>>();
  for (const game of games) {
    const score = countedScore(game);
    if (score === null) continue;
    const { id, number } = game.series;
    const key = `${id} ${String(Math.ceil(number / most))}`;
    parts.set(key, (parts.get(key) ?? new Map<number, number>()).set(number, score));
  }
  const totals = Array.from(parts.values(), (part) => Array.from(part.values()))
    .filter((scores) => scores.length === most)
    .map((scores) => scores.reduce((sum, score) => sum + score, 0));
  if (totals.length === 0) return null;
  return wins === 'lowest' ? lowest(totals) : highest(totals);
}
