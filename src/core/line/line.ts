import type { EnteredBall } from './entry.ts';
import { FRAME_NUMBERS, type Format, type FrameNumber } from '../formats/format.ts';
import { EMPTY_FRAME, bowlInFrame, enterInFrame, frameOf, rackOf, rollsOf, type Frame } from './frame.ts';
import type { Rack } from './rack.ts';
import type { FrameRefusal, LineRefusal, Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { sameRolls, type Roll } from './roll.ts';

/** One player's ten frames. A correction may leave an unfinished one before finished ones. */
export interface Line {
  readonly format: Format;
  readonly frames: readonly Frame[];
  /** The lowest unfinished frame, kept here because the turn reads it from every line at every ball. */
  readonly open: FrameNumber | null;
  /** The blind score of an absent player (rules: absent players); null for a line that is bowled. */
  readonly blind: number | null;
}

export function newLine(format: Format): Line {
  return lineOf(
    format,
    FRAME_NUMBERS.map(() => EMPTY_FRAME),
  );
}

export function frameAt(line: Line, number: FrameNumber): Frame {
  return line.frames[number - 1] ?? EMPTY_FRAME;
}

/** The frames up to the last one begun; missed or skipped ones among them are empty. */
export function begunFrames(line: Line): readonly Frame[] {
  return line.frames.slice(0, lastBowledFrame(line) ?? 0);
}

export function lastBowledFrame(line: Line): FrameNumber | null {
  return FRAME_NUMBERS.findLast((number) => rollsOf(frameAt(line, number)).length > 0) ?? null;
}

/** Where the next ball goes; null when the line is finished. */
export function nextFrame(line: Line): FrameNumber | null {
  return line.blind === null ? line.open : null;
}

/** The rack the next ball meets; null when the line is finished. */
export function rackOfLine(line: Line): Rack | null {
  const number = nextFrame(line);
  return number === null ? null : rackOf(frameAt(line, number));
}

/** Adds a ball. Refuses with `game-over`, `too-many-pins` and `no-split-here`. */
export function bowl(line: Line, roll: Roll): Result<Line, LineRefusal> {
  return atNextFrame(line, (frame, number) => bowlInFrame(line.format, number, frame, roll));
}

/** Adds a ball as entered. Refuses as `rollOf` and `bowl` do. */
export function enter(line: Line, ball: EnteredBall): Result<Line, LineRefusal> {
  return atNextFrame(line, (frame, number) => enterInFrame(line.format, number, frame, ball));
}

function atNextFrame(
  line: Line,
  take: (frame: Frame, number: FrameNumber) => Result<Frame, LineRefusal>,
): Result<Line, LineRefusal> {
  const number = nextFrame(line);
  if (number === null) return err({ code: 'game-over' });
  const frame = take(frameAt(line, number), number);
  return frame.ok ? ok(withFrame(line, number, frame.value)) : frame;
}

/** A refused ball; `ball` counts from 0. */
export interface RefusedBall {
  readonly ball: number;
  readonly refusal: LineRefusal;
}

/** In a notation: the frame stays as it is, and the next ball belongs to the next frame. */
// Stryker disable next-line StringLiteral: a marker that is only ever compared with itself
export const NOT_BOWLED = 'not-bowled';

/** Enters balls one after another. Refuses the first that does not fit. */
export function enterAll(
  format: Format,
  balls: readonly (EnteredBall | typeof NOT_BOWLED)[],
): Result<Line, RefusedBall> {
  const frames = FRAME_NUMBERS.map(() => EMPTY_FRAME);
  let place = 0;
  let ball = 0;
  for (const entered of balls) {
    const number = FRAME_NUMBERS[place];
    if (number === undefined) return err({ ball, refusal: { code: 'game-over' } });
    if (entered === NOT_BOWLED) {
      place += 1;
      continue;
    }
    const frame = enterInFrame(format, number, frames[place] ?? EMPTY_FRAME, entered);
    if (!frame.ok) return err({ ball, refusal: frame.error });
    frames[place] = frame.value;
    if (frame.value.state === 'finished') place += 1;
    ball += 1;
  }
  return ok(lineOf(format, frames));
}

/**
 * Replaces the balls of one frame; other frames keep theirs (decision 2). Refuses with `frame-finished` (too many
 * balls), `too-many-pins` and `no-split-here`.
 */
export function replaceFrame(
  line: Line,
  number: FrameNumber,
  rolls: readonly Roll[],
): Result<Line, FrameRefusal> {
  const frame = frameOf(line.format, number, rolls);
  return frame.ok ? ok(withFrame(line, number, frame.value)) : frame;
}

/** Builds a line from each frame's balls. Refuses with `no-such-frame` unless there are ten, or as `replaceFrame`. */
export function lineOfRolls(
  format: Format,
  frames: readonly (readonly Roll[])[],
): Result<Line, FrameRefusal | Extract<Refusal, { code: 'no-such-frame' }>> {
  if (frames.length !== FRAME_NUMBERS.length) return err({ code: 'no-such-frame' });
  let line = newLine(format);
  for (const number of FRAME_NUMBERS) {
    // Stryker disable next-line ArrayDeclaration: there are ten frames: it is never reached
    const next = replaceFrame(line, number, frames[number - 1] ?? []);
    if (!next.ok) return next;
    line = next.value;
  }
  return ok(line);
}

export function sameLine(one: Line, other: Line): boolean {
  return FRAME_NUMBERS.every((number) =>
    sameRolls(rollsOf(frameAt(one, number)), rollsOf(frameAt(other, number))),
  );
}

function withFrame(line: Line, number: FrameNumber, frame: Frame): Line {
  return withFrames(line, line.frames.with(number - 1, frame));
}

export function withFrames({ format, blind }: Line, frames: readonly Frame[]): Line {
  return { ...lineOf(format, frames), blind };
}

function lineOf(format: Format, frames: readonly Frame[]): Line {
  const open = FRAME_NUMBERS[frames.findIndex((frame) => rackOf(frame) !== null)] ?? null;
  return { format, frames, open, blind: null };
}
