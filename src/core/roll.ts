import type { PinCount } from './pins.ts';

/**
 * One ball. `pins` are the pins that count; on a foul they are none, whatever fell (rules: foul).
 * `split` is the ring a bowler put on a first ball: it never changes a score.
 */
export type Roll =
  { readonly kind: 'pins'; readonly pins: PinCount; readonly split?: true } | { readonly kind: 'foul' };

/** The foul delivery: it counts as a ball, its pins do not. */
export const FOUL: Roll = { kind: 'foul' };

/** A ball that felled this many pins. */
export function pinsRoll(pins: PinCount): Roll {
  return { kind: 'pins', pins };
}

/** The pins of a ball that count towards the score. */
export function pinfall(roll: Roll): PinCount {
  return roll.kind === 'foul' ? 0 : roll.pins;
}

/** Whether this ball carries the split ring. */
export function isSplit(roll: Roll): boolean {
  return roll.kind === 'pins' && roll.split === true;
}

/** The same ball with the split ring set or cleared; a foul has no leave to ring and is returned as it is. */
export function withSplit(roll: Roll, split: boolean): Roll {
  if (roll.kind === 'foul' || isSplit(roll) === split) return roll;
  return split ? { kind: 'pins', pins: roll.pins, split: true } : pinsRoll(roll.pins);
}

/** Whether two balls are the same fact. */
export function sameRoll(one: Roll, other: Roll): boolean {
  return one.kind === other.kind && pinfall(one) === pinfall(other) && isSplit(one) === isSplit(other);
}

/** Whether these are the same balls in the same order. */
export function sameRolls(one: readonly Roll[], other: readonly Roll[]): boolean {
  return (
    one.length === other.length &&
    one.every((roll, index) => {
      const twin = other[index];
      return twin !== undefined && sameRoll(roll, twin);
    })
  );
}
