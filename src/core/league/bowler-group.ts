import { isWithin, type Bounds } from './bounds.ts';

/** What a league's rules may differ by. A bowler of whom none is known is open. */
export const GENDERS = ['woman', 'man'] as const;

export type Gender = (typeof GENDERS)[number];

/** More years than anybody has. */
export const AGES: Bounds = { least: 0, most: 120 };

/** Who a bowler is where terms differ by it. No day of birth is kept, only years on the league's day of reference. */
export interface BowlerGroup {
  readonly gender?: Gender;
  /** From and to; both are the same where the age is known. */
  readonly ages?: Bounds;
}

/** Whether a group's years, where they are known, are years. */
export function isGroup({ ages }: BowlerGroup): boolean {
  return ages === undefined || isAges(ages);
}

export function isAges({ least, most }: Bounds): boolean {
  return isWithin(least, AGES) && isWithin(most, AGES) && least <= most;
}
