/** A bowler's average, as leagues print it: 180 and 1 pin over (rules: averages and handicap). */
export interface Average {
  readonly games: number;
  /** Pins of all games. */
  readonly total: number;
  /** Pins per game, rounded down. */
  readonly average: number;
  /** Pins left over by the rounding. */
  readonly pinsOver: number;
}

/** The average of these games; null before the first. */
export function averageOf(scores: readonly number[]): Average | null {
  let total = 0;
  for (const score of scores) total += score;
  return averageFrom(total, scores.length);
}

/** The average of `total` pins in `games` games; null for no games. */
export function averageFrom(total: number, games: number): Average | null {
  if (games === 0) return null;
  // Also of a total below nothing, which fouls of five-pin can leave: the rest of a division would be negative, or -0.
  const pinsOver = ((total % games) + games) % games;
  return Object.freeze({ games, total, average: (total - pinsOver) / games, pinsOver });
}
