import { FRAME_NUMBERS, type Format, type FrameNumber } from '../formats/format.ts';
import { frameOf, rollsOf, type Frame } from './frame.ts';
import { frameAt, withFrames, type Line } from './line.ts';

/** Ends a line early: unfinished frames are missed and count 0 (rules: leaving early). */
export function leftLine(line: Line): Line {
  return withFrames(line, line.frames.map(missed));
}

/** Starts a line late: frames before this one are missed unless they were bowled. */
export function missedBefore(line: Line, first: FrameNumber): Line {
  const frames = line.frames.map((frame, index) => (index + 1 < first ? missed(frame) : frame));
  return withFrames(line, frames);
}

/** Marks what was missed before as missed again, unless it has more balls now. */
export function stillMissed(before: Line, after: Line): Line {
  const frames = FRAME_NUMBERS.map((number) => {
    const [was, frame] = [frameAt(before, number), frameAt(after, number)];
    const stays = was.state === 'missed' && rollsOf(frame).length <= rollsOf(was).length;
    return stays ? missed(frame) : frame;
  });
  return withFrames(after, frames);
}

/** Makes missed frames from this one on due again. */
export function reopenedFrom(line: Line, first: FrameNumber): Line {
  const frames = FRAME_NUMBERS.map((number) => {
    const frame = frameAt(line, number);
    return number < first ? frame : reopened(line.format, number, frame);
  });
  return withFrames(line, frames);
}

function missed(frame: Frame): Frame {
  return frame.state === 'finished' ? frame : { state: 'missed', rolls: rollsOf(frame) };
}

function reopened(format: Format, number: FrameNumber, frame: Frame): Frame {
  const open = frameOf(format, number, rollsOf(frame));
  return open.ok ? open.value : frame;
}
