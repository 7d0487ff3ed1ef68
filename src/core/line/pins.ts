export const PIN_COUNTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

/** 0 to 15: a number of pins, or what pins are worth that are not worth one each. */
export type PinCount = (typeof PIN_COUNTS)[number];

export function isPinCount(value: number): value is PinCount {
  return PIN_COUNTS.some((count) => count === value);
}

/** The numbers of pins that a ball can fell where this many stand, each worth one. */
export function pinCountsTo(standing: PinCount): readonly PinCount[] {
  return PIN_COUNTS.slice(0, standing + 1);
}

/** The worth of these pins. */
export function worthOf(pins: readonly number[]): PinCount {
  const sum = pins.reduce((total, worth) => total + worth, 0);
  if (!isPinCount(sum)) throw new Error(`no rack is worth ${String(sum)}`);
  return sum;
}
