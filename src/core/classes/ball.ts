import type { EnteredBall } from '../line/entry.ts';

/** The ball that felled this many pins: any number, which the rules have not judged yet. */
export function ballOf(pins: number): EnteredBall {
  return { entry: { kind: 'pins', pins }, split: false };
}
