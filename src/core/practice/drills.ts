import type { PinNumber } from '../line/leave.ts';

/**
 * The leaves that spare drills usually begin with: single pins, the clusters that first balls often leave, and splits.
 * Bowlers' names for them are in `leave-name.ts`; the others are called by their pins.
 */
export const USUAL_DRILLS: readonly (readonly PinNumber[])[] = [
  [10],
  [7],
  [4, 7],
  [6, 10],
  [3, 6, 10],
  [2, 4, 7],
  [2, 4, 5],
  [2, 4, 5, 8],
  [1, 2, 4, 7],
  [3, 10],
  [5, 7],
  [4, 6, 7, 10],
];

/** A leave by its pins: `3-6-10`. */
export function pinsOf(leave: readonly PinNumber[]): string {
  return leave.join('-');
}
