import type { PinNumber } from './leave.ts';
import type { PinCount } from './pins.ts';

/**
 * One ball. `pins` are the pins that count, or what they are worth; `fell` are the pins that a foul knocked down, if known.
 * They only appear on the sheet (rules: fouls), but where they count: there a foul without them has none. `split` is the ring that a bowler put on a first ball; it never changes
 * a score. `left` are the pins that the ball left standing, in order, if known; it is never empty.
 */
export type Roll =
  | {
      readonly kind: 'pins';
      readonly pins: PinCount;
      readonly split?: true;
      readonly left?: readonly PinNumber[];
    }
  | { readonly kind: 'foul'; readonly fell?: PinCount };

/** The foul delivery: it counts as a ball, its pins do not. */
export const FOUL: Roll = { kind: 'foul' };

/** A foul with which this many pins fell: it counts like any other. */
export function foulRoll(fell: PinCount): Roll {
  return { kind: 'foul', fell };
}

export function pinsRoll(pins: PinCount): Roll {
  return { kind: 'pins', pins };
}

/** A ball that felled this many pins and left these. */
export function leavingRoll(pins: PinCount, left: readonly PinNumber[]): Roll {
  return left.length === 0 ? pinsRoll(pins) : { kind: 'pins', pins, left };
}

/** The pins that a ball left standing, if known. */
export function leaveOf(roll: Roll): readonly PinNumber[] | null {
  // Stryker disable next-line ConditionalExpression: a foul has no ring and no pins that it left (the check is for the types)
  return roll.kind === 'pins' ? (roll.left ?? null) : null;
}

/** The pins of a ball that count towards the score, where those of a foul do not. */
export function pinfall(roll: Roll): PinCount {
  return roll.kind === 'foul' ? 0 : roll.pins;
}

/** The pins that fell, whether they count or not; null for a foul without that number. */
export function felledBy(roll: Roll): PinCount | null {
  return roll.kind === 'foul' ? (roll.fell ?? null) : roll.pins;
}

/** Whether a ball has more to tell than the pins that count. */
export function isNoted(roll: Roll): boolean {
  return roll.kind === 'foul' ? roll.fell !== undefined : roll.split !== undefined || roll.left !== undefined;
}

export function isSplit(roll: Roll): boolean {
  return roll.kind === 'pins' && roll.split === true;
}

/** The same ball with the split ring set or cleared; a foul has no leave to ring and is returned as it is. */
export function withSplit(roll: Roll, split: boolean): Roll {
  if (roll.kind === 'foul' || isSplit(roll) === split) return roll;
  const plain = leavingRoll(roll.pins, leaveOf(roll) ?? []);
  return split ? { ...plain, kind: 'pins', pins: roll.pins, split: true } : plain;
}

export function sameRoll(one: Roll, other: Roll): boolean {
  if (one.kind !== other.kind || felledBy(one) !== felledBy(other) || isSplit(one) !== isSplit(other))
    return false;
  // Pins are numbers in their order: their text says the same or it does not.
  return leaveOf(one)?.join() === leaveOf(other)?.join();
}

export function sameRolls(one: readonly Roll[], other: readonly Roll[]): boolean {
  return (
    one.length === other.length &&
    one.every((roll, index) => {
      const twin = other[index];
      // Stryker disable next-line ConditionalExpression: both have as many balls (the check is for the types)
      return twin !== undefined && sameRoll(roll, twin);
    })
  );
}
