import type { EnteredBall } from '../entry.ts';

/** The ball that felled this many pins, not yet checked: as a number it is all that the classes are told. */
export function ballOf(pins: number): EnteredBall {
  return { entry: { kind: 'pins', pins }, split: false };
}
