import type { EnteredBall } from './entry.ts';
import { FRAME_NUMBERS, type Format, type FrameNumber } from '../formats/format.ts';
import { EMPTY_FRAME, bowlInFrame, enterInFrame, frameOf, rackOf, rollsOf, type Frame } from './frame.ts';
import type { Rack } from './rack.ts';
import type { FrameRefusal, LineRefusal, Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { sameRolls, type Roll } from './roll.ts';

/** One player's game: ten frames. A correction may leave an unfinished one before finished ones. */
export interface Line {
  readonly format: Format;
  readonly frames: readonly Frame[];
  /** The lowest unfinished frame, kept with the frames: whose ball it is is asked of every line at every ball. */
  readonly open: FrameNumber | null;
  /** What an absent player's line counts without a ball (rules: absent players); null for a line that is bowled. */
  readonly blind: number | null;
}

/** A line in which nothing was bowled. */
export function newLine(format: Format): Line {
  return lineOf(
    format,
    FRAME_NUMBERS.map(() => EMPTY_FRAME),
  );
}

/** The frame with this number. */
export function frameAt(line: Line, number: FrameNumber): Frame {
  return line.frames[number - 1] ?? EMPTY_FRAME;
}

/** The frames up to the last one begun; one that was missed, or that a notation skipped, has no balls among them. */
export function begunFrames(line: Line): readonly Frame[] {
  return line.frames.slice(0, lastBowledFrame(line) ?? 0);
}

/** The highest frame in which a ball was bowled; null before the first. */
export function lastBowledFrame(line: Line): FrameNumber | null {
  return FRAME_NUMBERS.findLast((number) => rollsOf(frameAt(line, number)).length > 0) ?? null;
}

/** The lowest unfinished frame: where this player's next ball goes; null when the line is finished. */
export function nextFrame(line: Line): FrameNumber | null {
  return line.blind === null ? line.open : null;
}

/** The rack that this player's next ball meets; null when the line is finished. */
export function rackOfLine(line: Line): Rack | null {
  const number = nextFrame(line);
  return number === null ? null : rackOf(frameAt(line, number));
}

/** The line after one more ball. Refuses with `game-over`, `too-many-pins` and `no-split-here`. */
export function bowl(line: Line, roll: Roll): Result<Line, LineRefusal> {
  return atNextFrame(line, (frame, number) => bowlInFrame(line.format, number, frame, roll));
}

/** The line after one more ball as somebody entered it. Refuses as `rollOf` and `bowl` do. */
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

/** A ball of many that was refused, counted from 0. */
export interface RefusedBall {
  readonly ball: number;
  readonly refusal: LineRefusal;
}

/** Between the balls of a notation: the frame is left as it stands, and the next ball belongs to the next one. */
// Stryker disable next-line StringLiteral: a marker that is only ever compared with itself
export const NOT_BOWLED = 'not-bowled';

/** The line of these balls, each entered where the one before it left off. Refuses the first that does not go there. */
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
 * The line with the balls of one frame replaced; every other frame keeps its balls (decision 2).
 * Refuses with `frame-finished` (too many balls), `too-many-pins` and `no-split-here`.
 */
export function replaceFrame(
  line: Line,
  number: FrameNumber,
  rolls: readonly Roll[],
): Result<Line, FrameRefusal> {
  const frame = frameOf(line.format, number, rolls);
  return frame.ok ? ok(withFrame(line, number, frame.value)) : frame;
}

/**
 * The line of these balls, those of frame 1 first. Refuses with `no-such-frame` unless there are ten frames, and the
 * first frame that breaks a rule as `replaceFrame` does.
 */
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

/** Whether two lines are the same balls in the same frames. */
export function sameLine(one: Line, other: Line): boolean {
  return FRAME_NUMBERS.every((number) =>
    sameRolls(rollsOf(frameAt(one, number)), rollsOf(frameAt(other, number))),
  );
}

function withFrame(line: Line, number: FrameNumber, frame: Frame): Line {
  return withFrames(line, line.frames.with(number - 1, frame));
}

/** The line with other frames. */
export function withFrames({ format, blind }: Line, frames: readonly Frame[]): Line {
  return { ...lineOf(format, frames), blind };
}

function lineOf(format: Format, frames: readonly Frame[]): Line {
  const open = FRAME_NUMBERS[frames.findIndex((frame) => rackOf(frame) !== null)] ?? null;
  return { format, frames, open, blind: null };
}
