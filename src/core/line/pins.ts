export const PIN_COUNTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** 0 to 10. */
export type PinCount = (typeof PIN_COUNTS)[number];

export const FULL_RACK = 10 satisfies PinCount;

export function isPinCount(value: number): value is PinCount {
  return Number.isInteger(value) && value >= 0 && value <= FULL_RACK;
}

/** Pins left of `standing`; never below zero. */
export function standingAfter(standing: PinCount, felled: PinCount): PinCount {
  const left = standing - felled;
  return isPinCount(left) ? left : 0;
}
