import type { Bounds } from './bounds.ts';
import type { Fraction } from './fraction.ts';
import { divided, type Rounding } from './rounding.ts';

/** Leagues give up to all of the difference, a few of them a little more; above twice is a typing error. */
export const PERCENTAGES: Bounds = { least: 0, most: 200 };

/** Whether this is a percentage with at most two decimals: 90, 87.5, 66.67. */
export function isPercentage(value: number): boolean {
  if (!(value >= PERCENTAGES.least && value <= PERCENTAGES.most) || Object.is(value, -0)) return false;
  // A percentage with two decimals is stored as the number nearest to its hundredths.
  return hundredthsOf(value) / 100 === value;
}

/** A percentage of pins, rounded once. */
export function percentOf(percentage: number, { over, under }: Fraction, rounding: Rounding): number {
  return divided(BigInt(hundredthsOf(percentage)) * over, 10_000n * under, rounding);
}

function hundredthsOf(percentage: number): number {
  return Math.round(percentage * 100);
}
