import type { Bounds } from './bounds.ts';
import { divided, type Rounding } from './rounding.ts';

/** Leagues give up to all of the difference, few a little more; more than twice is a slip of a finger. */
export const PERCENTAGES: Bounds = { least: 0, most: 200 };

/** Whether this is a percentage with at most two decimals: 90, 87.5, 66.67. */
export function isPercentage(value: number): boolean {
  if (!(value >= PERCENTAGES.least && value <= PERCENTAGES.most) || Object.is(value, -0)) return false;
  // The number nearest to its hundredths is the one that was written.
  return hundredthsOf(value) / 100 === value;
}

/** A percentage of so many pins, rounded once. */
export function percentOf(percentage: number, pins: number, rounding: Rounding): number {
  return divided(hundredthsOf(percentage) * pins, 10_000, rounding);
}

function hundredthsOf(percentage: number): number {
  return Math.round(percentage * 100);
}
