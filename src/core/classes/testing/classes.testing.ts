import type { Frame } from '../frame.ts';
import { Game } from '../game.ts';

/** The frame after these balls. */
export function bowledIn<F extends Frame>(frame: F, ...balls: readonly number[]): F {
  for (const pins of balls) frame.addRoll(pins);
  return frame;
}

export function gameAfter(...balls: readonly number[]): Game {
  const game = new Game();
  for (const pins of balls) game.addRoll(pins);
  return game;
}

export function pointsIn(game: Game): readonly number[] {
  return game.frames().map((frame) => frame.score());
}

/** Repeats these balls. */
export function times(count: number, ...balls: readonly number[]): readonly number[] {
  return Array.from({ length: count }, () => balls).flat();
}
