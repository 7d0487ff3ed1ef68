import type { Table } from './table.ts';
import { frameOf, missedFrame, type Frame } from './frame.ts';
import { withFrames, type Line } from './line.ts';

/** Ends a line early: unfinished frames are missed and count 0 (rules: leaving early). */
export function leftLine(line: Line): Line {
  return withFrames(line, line.frames.map(missedFrame));
}

/** Starts a line late: frames before this one are missed unless they were bowled. */
export function missedBefore(line: Line, first: number): Line {
  const frames = line.frames.map((frame, index) => (index + 1 < first ? missedFrame(frame) : frame));
  return withFrames(line, frames);
}

/** Marks what was missed before as missed again, unless it has more balls now. */
export function stillMissed(before: Line, after: Line): Line {
  const frames = after.frames.map((frame, index) => {
    const was = before.frames[index];
    const stays = was?.state === 'missed' && frame.rolls.length <= was.rolls.length;
    return stays ? missedFrame(frame) : frame;
  });
  return withFrames(after, frames);
}

/** Makes missed frames from this one on due again. */
export function reopenedFrom(line: Line, first: number): Line {
  const frames = line.frames.map((frame, index) =>
    index + 1 < first ? frame : reopened(line.table, index + 1, frame),
  );
  return withFrames(line, frames);
}

function reopened(table: Table, number: number, frame: Frame): Frame {
  const open = frameOf(table, number, frame.rolls);
  return open.ok ? open.value : frame;
}
