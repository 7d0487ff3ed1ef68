import type { Frame } from './frame.ts';
import { highest } from './extremes.ts';
import type { Table } from './table.ts';

/**
 * The frames of a line with those that nobody bowls as strikes from when their turn comes, which is after the frame
 * before them (rules: 3-6-9). `open` is the lowest unfinished frame. A missed frame stays missed.
 */
export function withGiven(
  { start, given }: Pick<Table, 'start' | 'given'>,
  frames: readonly Frame[],
  open: number | null,
): readonly Frame[] {
  // After a correction a ball can be missing before frames that are bowled.
  const bowled = highest(
    frames.map(({ rolls }, place) => (rolls.length > 0 ? place + 1 : 0)),
    0,
  );
  const reached = open === null ? Infinity : Math.max(open, bowled);
  return frames.map((frame, place) => {
    const waiting = start[place];
    if (waiting === undefined || !given.includes(place + 1) || frame.state === 'missed') return frame;
    return place + 1 < reached ? (waiting.best ?? waiting) : waiting;
  });
}
