/**
 * The share of a whole game's pins after so many of its frames, the fraction dropped: a blind score and a handicap are
 * compared with bowled frames by tenths (rules: leagues).
 */
export function shareAfter(pins: number, frames: number, all: number): number {
  return Math.trunc((pins * frames) / all) || 0;
}
