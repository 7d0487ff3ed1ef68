import { highest } from '../line/extremes.ts';
import { err, ok, type Result } from '../line/result.ts';
import { averageOf, type Average } from './average.ts';
import type { LeagueRefusal } from './refusal.ts';

/** A score and the number of its game in the series, from 1. */
export interface SeriesGame {
  readonly game: number;
  readonly score: number;
}

/** The totals of one player's games of an evening. */
export interface Series {
  readonly games: number;
  readonly pins: number;
  /** Null before the first game ends. */
  readonly highGame: number | null;
  /** The average of these games. */
  readonly average: Average | null;
}

/** Adds up one player's own games, in any order. Refuses with `game-twice`. */
export function seriesOf(games: readonly SeriesGame[]): Result<Series, LeagueRefusal> {
  const numbers = games.map(({ game }) => game);
  const twice = numbers.find((game, index) => numbers.indexOf(game) !== index);
  if (twice !== undefined) return err({ code: 'game-twice', game: twice });
  const scores = games.map(({ score }) => score);
  const average = averageOf(scores);
  return ok({
    games: scores.length,
    pins: average?.total ?? 0,
    highGame: average === null ? null : highest(scores),
    average,
  });
}
