import type { EnteredBall } from './entry.ts';
import { highest } from './extremes.ts';
import { bowlInFrame, enterInFrame, type Frame, frameOf } from './frame.ts';
import type { Rack } from './rack.ts';
import type { FrameRefusal, LineRefusal, Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { type Roll, sameRolls } from './roll.ts';
import type { Table } from './table.ts';

/** One player's frames, by the table of their own. A correction may leave an unfinished one before finished ones. */
export interface Line {
  readonly table: Table;
  readonly frames: readonly Frame[];
  /** The lowest unfinished frame, kept here because the turn reads it from every line at every ball. */
  readonly open: number | null;
  /** The blind score of an absent player (rules: absent players); null for a line that is bowled. */
  readonly blind: number | null;
}

export function newLine(table: Table): Line {
  return lineOfFrames(table, table.start);
}

/** Throws for a number that the line has no frame for. */
export function frameAt({ frames }: Line, number: number): Frame {
  const frame = frames[number - 1];
  if (frame === undefined) throw new Error(`a line has no frame ${String(number)}`);
  return frame;
}

/** The frames up to the last one begun; missed or skipped ones among them are empty. */
export function begunFrames(line: Line): readonly Frame[] {
  return line.frames.slice(0, lastBowledFrame(line) ?? 0);
}

export function lastBowledFrame({ frames }: Line): number | null {
  for (let number = frames.length; number > 0; number -= 1)
    if (frames[number - 1]?.text !== '') return number;
  return null;
}

/** The frame of the next ball; null when the line is finished. */
export function nextFrame(line: Line): number | null {
  return line.blind === null ? line.open : null;
}

/** The rack the next ball meets; null when the line is finished. */
export function rackOfLine(line: Line): Rack | null {
  const number = nextFrame(line);
  return number === null ? null : frameAt(line, number).rack;
}

/** Adds a ball. Refuses with `game-over`, `too-many-pins` and `no-split-here`. */
export function bowl(line: Line, roll: Roll): Result<Line, LineRefusal> {
  return atNextFrame(line, (frame) => bowlInFrame(frame, roll));
}

/** Adds a ball as entered. Refuses as `rollOf` and `bowl` do. */
export function enter(line: Line, ball: EnteredBall): Result<Line, LineRefusal> {
  return atNextFrame(line, (frame) => enterInFrame(frame, ball));
}

function atNextFrame(
  line: Line,
  take: (frame: Frame) => Result<Frame, LineRefusal>,
): Result<Line, LineRefusal> {
  const number = nextFrame(line);
  if (number === null) return err({ code: 'game-over' });
  const frame = take(frameAt(line, number));
  return frame.ok ? ok(withFrame(line, number, frame.value)) : frame;
}

/**
 * Replaces the balls of one frame; other frames keep theirs (decision 2). Refuses with `frame-finished` (too many
 * balls), `too-many-pins` and `no-split-here`.
 */
export function replaceFrame(line: Line, number: number, rolls: readonly Roll[]): Result<Line, FrameRefusal> {
  const frame = frameOf(line.table, number, rolls);
  return frame.ok ? ok(withFrame(line, number, frame.value)) : frame;
}

/** Builds a line from each frame's balls. Refuses with `no-such-frame` unless it has them all, or as `replaceFrame`. */
export function lineOfRolls(
  table: Table,
  frames: readonly (readonly Roll[])[],
): Result<Line, FrameRefusal | Extract<Refusal, { code: 'no-such-frame' }>> {
  if (frames.length !== table.start.length) return err({ code: 'no-such-frame' });
  const bowled: Frame[] = [];
  for (const [index, rolls] of frames.entries()) {
    const frame = frameOf(table, index + 1, rolls);
    if (!frame.ok) return frame;
    bowled.push(frame.value);
  }
  return ok(lineOfFrames(table, bowled));
}

export function sameLine(one: Line, other: Line): boolean {
  return one.frames.every((frame, index) => sameRolls(frame.rolls, other.frames[index]?.rolls ?? []));
}

function withFrame(line: Line, number: number, frame: Frame): Line {
  return withFrames(line, line.frames.with(number - 1, frame));
}

export function withFrames({ table, blind }: Line, frames: readonly Frame[]): Line {
  return { ...lineOfFrames(table, frames), blind };
}

/** A line of these frames, which its table has in these places. */
export function lineOfFrames(table: Table, frames: readonly Frame[]): Line {
  const open = openIn(frames);
  return {
    table,
    frames: table.given.length === 0 ? frames : withGiven(table, frames, open),
    open,
    blind: null,
  };
}

/**
 * The frames of a line with those that nobody bowls as strikes from when their turn comes, which is after the frame
 * before them (rules: 3-6-9). `open` is the lowest unfinished frame. A missed frame stays missed.
 */
function withGiven(
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

function openIn(frames: readonly Frame[]): number | null {
  for (let place = 0; place < frames.length; place += 1) if (frames[place]?.rack !== null) return place + 1;
  return null;
}
