import type { LeaveCount } from './leaves.ts';

/** What is counted of balls and frames (rules: statistics). Each is a sum, so that counts can be added. */
export const COUNT_NAMES = [
  /** Finished frames by the result of their first rack: fill balls and given frames are in none of them. */
  'strikeFrames',
  'spareFrames',
  'openFrames',
  /** Racks that ended as a strike or a spare, those of fill balls too. */
  'strikes',
  'spares',
  /** Full racks that were bowled at, those of fill balls too. */
  'racks',
  /** Frames that were begun, and the pins that fell with their first balls. */
  'firstBalls',
  'firstPins',
  /** Leaves with a ring that had a next ball. */
  'splits',
  'splitsMade',
  /** Leaves of one pin, also where nobody noted which. */
  'singles',
  'singlesMade',
  /** Leaves of which only the number of pins is known. */
  'unknownLeaves',
  'fouls',
] as const;

export type CountName = (typeof COUNT_NAMES)[number];

export type Tally = Record<CountName, number>;

/** What was bowled, as sums. */
export interface Counts extends Readonly<Tally> {
  /** Leaves whose pins are known, the lowest set first. */
  readonly leaves: readonly LeaveCount[];
}

export function emptyTally(): Tally {
  return {
    ...{ strikeFrames: 0, spareFrames: 0, openFrames: 0, strikes: 0, spares: 0, racks: 0, firstBalls: 0 },
    ...{ firstPins: 0, splits: 0, splitsMade: 0, singles: 0, singlesMade: 0, unknownLeaves: 0, fouls: 0 },
  };
}

/** The counts of all these together. */
export function sumOfCounts(all: readonly Counts[]): Counts {
  const sum = emptyTally();
  const leaves = new Map<number, LeaveCount>();
  for (const counts of all) {
    for (const name of COUNT_NAMES) sum[name] += counts[name];
    for (const leave of counts.leaves) addLeave(leaves, leave);
  }
  return { ...sum, leaves: inOrder(leaves) };
}

/** Adds a leave to those of the same pins. */
export function addLeave(leaves: Map<number, LeaveCount>, [set, left, made]: LeaveCount): void {
  const [, before, madeBefore] = leaves.get(set) ?? [set, 0, 0];
  leaves.set(set, [set, before + left, madeBefore + made]);
}

export function inOrder(leaves: ReadonlyMap<number, LeaveCount>): readonly LeaveCount[] {
  return Array.from(leaves.values()).toSorted(([one], [other]) => one - other);
}
