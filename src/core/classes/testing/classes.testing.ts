import type { Frame } from '../frame.ts';
import { Game } from '../game.ts';

/** The same frame, ordinary or tenth, after these balls. */
export function bowledIn<F extends Frame>(frame: F, ...balls: readonly number[]): F {
  for (const pins of balls) frame.addRoll(pins);
  return frame;
}

/** A game after these balls. */
export function gameAfter(...balls: readonly number[]): Game {
  const game = new Game();
  for (const pins of balls) game.addRoll(pins);
  return game;
}

/** The points of each frame begun. */
export function pointsIn(game: Game): readonly number[] {
  return game.frames().map((frame) => frame.score());
}

/** So many times these balls. */
export function times(count: number, ...balls: readonly number[]): readonly number[] {
  return Array.from({ length: count }, () => balls).flat();
}
