import { PIN_NUMBERS, type PinNumber } from '../line/leave.ts';
import { together, type Counts } from './counts.ts';
import { hasRing, pinsOfSet, withoutRing, type LeaveCount } from './leaves.ts';

/** Frames that were bowled to their end. */
export function framesIn({ strikeFrames, spareFrames, openFrames }: Counts): number {
  return strikeFrames + spareFrames + openFrames;
}

/** Mean pinfall of the frames' first balls, not rounded; null before the first ball. */
export function firstBallAverage({ firstPins, firstBalls }: Counts): number | null {
  return shareOf(firstPins, firstBalls);
}

/** The part of a whole, from 0 to 1; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** A share in whole percent; 0 of nothing. */
export function wholePercent(part: number, whole: number): number {
  return Math.round(100 * (shareOf(part, whole) ?? 0));
}

/** A leave in a table. */
export interface LeaveRow {
  readonly pins: readonly PinNumber[];
  readonly left: number;
  readonly made: number;
}

/** Known leaves, the most frequent first; with a ring and without together. */
export function leavesIn({ leaves }: Pick<Counts, 'leaves'>): readonly LeaveRow[] {
  return rowsOf(together(leaves.map(([set, left, made]): LeaveCount => [withoutRing(set), left, made])));
}

/** Known splits, the most frequent first. */
export function splitsIn({ leaves }: Pick<Counts, 'leaves'>): readonly LeaveRow[] {
  return rowsOf(leaves.filter(([set]) => hasRing(set)));
}

/** Of leaves that are equally frequent the one with fewer pins comes first, then the lower pins. */
function rowsOf(leaves: readonly LeaveCount[]): readonly LeaveRow[] {
  return leaves
    .map(([set, left, made]) => ({ pins: pinsOfSet(set), left, made }))
    .toSorted((one, other) => other.left - one.left || one.pins.length - other.pins.length);
}

/** A pin that stood alone. */
export interface SinglePin {
  readonly pin: PinNumber;
  readonly left: number;
  readonly made: number;
}

/** Every pin, also one that never stood alone. */
export function singlePins(counts: Pick<Counts, 'leaves'>): readonly SinglePin[] {
  const alone = leavesIn(counts).filter(({ pins }) => pins.length === 1);
  return PIN_NUMBERS.map((pin) => {
    const { left = 0, made = 0 } = alone.find(({ pins }) => pins[0] === pin) ?? {};
    return { pin, left, made };
  });
}

/** How often each pin stood. */
export interface Standing {
  /** The leaves whose pins are known. */
  readonly leaves: number;
  /** In the order of the pins. */
  readonly times: readonly number[];
}

export function standingIn({ leaves }: Pick<Counts, 'leaves'>): Standing {
  const times = PIN_NUMBERS.map((pin) =>
    leaves.filter(([set]) => pinsOfSet(set).includes(pin)).reduce(addLeft, 0),
  );
  return { leaves: leaves.reduce(addLeft, 0), times };
}

function addLeft(sum: number, [, left]: LeaveCount): number {
  return sum + left;
}
