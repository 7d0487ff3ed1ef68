import type { SecondScorer } from './second-formats.testing.ts';

/** Draws numbers that are the same in every run (mulberry32). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The pins of one line, by a second scorer's rules alone; of `balls` balls, or of a whole line. */
export function randomPins(
  { standing }: SecondScorer,
  draw: (below: number) => number,
  balls = Infinity,
): readonly number[] {
  const pins: number[] = [];
  while (pins.length < balls) {
    const stands = standing(pins);
    if (stands === null) return pins;
    // All that stand, none, or any number: so that marks and misses are not rare.
    const kind = draw(4);
    pins.push(kind === 0 ? stands : kind === 1 ? 0 : draw(stands + 1));
  }
  return pins;
}
