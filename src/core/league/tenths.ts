/**
 * A whole game's pins in proportion to its first `frames` frames, rounded down. Blind scores and handicap are compared
 * with bowled frames this way (rules: leagues).
 */
export function shareAfter(pins: number, frames: number, all: number): number {
  return Math.trunc((pins * frames) / all) || 0;
}
