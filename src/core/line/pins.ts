export const PIN_COUNTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** 0 to 10. */
export type PinCount = (typeof PIN_COUNTS)[number];

export function isPinCount(value: number): value is PinCount {
  return PIN_COUNTS.some((count) => count === value);
}

/** The numbers of pins that a ball can fell where this many stand. */
export function pinCountsTo(standing: PinCount): readonly PinCount[] {
  return PIN_COUNTS.slice(0, standing + 1);
}

/** Pins left of `standing`; never below zero. */
export function standingAfter(standing: PinCount, felled: PinCount): PinCount {
  const left = standing - felled;
  return isPinCount(left) ? left : 0;
}
