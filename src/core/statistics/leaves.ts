import { PIN_NUMBERS, type PinNumber } from '../line/leave.ts';

/**
 * A leave, how often it was left and how often the next ball made it a spare. Its set has a bit for each pin, 1 for
 * the head pin and 512 for pin 10, and 1024 where it had the ring of a split.
 */
export type LeaveCount = readonly [set: number, left: number, made: number];

const RING = 1024;

export const MOST_LEAVE_SET = 2 * RING - 1;

export function leaveSet(pins: readonly PinNumber[], isSplit: boolean): number {
  return pins.reduce<number>((set, pin) => set + 2 ** (pin - 1), isSplit ? RING : 0);
}

export function pinsOfSet(set: number): readonly PinNumber[] {
  return PIN_NUMBERS.filter((pin) => (set & (2 ** (pin - 1))) !== 0);
}

export function hasRing(set: number): boolean {
  return set >= RING;
}

/** The same pins, whether they had a ring or not. */
export function withoutRing(set: number): number {
  return set % RING;
}
