import type { EnteredBall } from '../line/entry.ts';

/** A ball with any number of pins, not yet judged by the rules. */
export function ballOf(pins: number): EnteredBall {
  return { entry: { kind: 'pins', pins }, split: false };
}
