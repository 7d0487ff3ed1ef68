import type { Average } from './average.ts';

/** Pins divided by games, exact however many are added. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export function wholePins(pins: number): Fraction {
  return { over: BigInt(pins), under: 1n };
}

export function fractionOf({ total, games }: Pick<Average, 'total' | 'games'>): Fraction {
  return { over: BigInt(total), under: BigInt(games) };
}

/** `times` is 1 to add and -1 to take away. */
export function added(one: Fraction, other: Fraction, times = 1): Fraction {
  const more = other.over * BigInt(times);
  if (one.under === other.under) return { over: one.over + more, under: one.under };
  return { over: one.over * other.under + more * one.under, under: one.under * other.under };
}

/** The fraction, and 0 in place of less than nothing. */
export function atLeastNothing(fraction: Fraction): Fraction {
  return fraction.over < 0n ? wholePins(0) : fraction;
}
