import { rollOf, type EnteredBall } from './entry.ts';
import type { FrameResult } from './rules.ts';
import type { Table } from './table.ts';
import { withLinks } from './links.ts';
import { exactMark, withNote, type Mark } from './marks.ts';
import { fitsLeave, pinfallAt, rackWith, type Rack } from './rack.ts';
import { pinsRefusal, type BallRefusal, type FrameRefusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import type { PinCount } from './pins.ts';
import { felledBy, isNoted, isSplit, leaveOf, sameRoll, withSplit, type Roll } from './roll.ts';
import { canBeSplit } from './split.ts';

/**
 * One player's frame: a value of its format's table (decision 11), or one with notes beside its balls. Its worth and
 * the next state are the same with notes and without.
 */
export interface Frame extends Steps {
  /**
   * `missed` was never finished because of a late start or an early leave: missing balls count 0. `given` is a strike
   * that nobody bowls, once its turn has come.
   */
  readonly state: 'empty' | 'running' | 'missed' | 'given' | 'finished';
  /** Null unless it is finished. */
  readonly result: FrameResult | null;
  readonly rolls: readonly Roll[];
  /** The rack that each of its balls met. */
  readonly racks: readonly Rack[];
  readonly marks: readonly Mark[];
  /** The marks without rings or spaces: `8/`, `X9/`, `F9`, `-`; empty before the first ball. */
  readonly text: string;
  /** In bowlers' notation with splits in parentheses (rules: notation): `(8)/`, and a foul's pins: `F(9)9`. */
  readonly notation: string;
  /** Whether a ball has a note: a ring, the pins it left, or those that fell with a foul. */
  readonly isNoted: boolean;
  /** The rack the next ball meets; null when there is none. */
  readonly rack: Rack | null;
  /** The points of its own balls, without what fouls take off, or what a frame that stands alone counts. */
  readonly points: number;
  /** The sums of its first ball, first two balls, ..., which earlier frames count as bonus. */
  readonly sums: readonly number[];
  /** The number of following balls that it adds. */
  readonly bonus: number;
}

/** The results of a frame's next ball. */
export interface Steps {
  /** The frame after a ball that fells none, one, two, ...: as many as stand; null where no pins are worth that. */
  readonly after: readonly (Frame | null)[];
  /** The frame after a foul, by the pins of it that count: in most formats none do, and there is one. */
  readonly afterFoul: readonly (Frame | null)[];
  /**
   * The frame if every ball to come is the best one: it fells all that stands, or one pin where the lowest total wins.
   * Null when none is to come.
   */
  readonly best: Frame | null;
  /** The same balls, with none to come; null when none is. */
  readonly missed: Frame | null;
}

/** The frame of this number before its first ball. */
export function emptyFrame({ start }: Table, number: number): Frame {
  const frame = start[number - 1];
  if (frame === undefined) throw new Error(`a line has no frame ${String(number)}`);
  return frame;
}

/** The pins of each ball that count towards the score. */
export function pinfalls({ rolls, racks }: Frame): readonly PinCount[] {
  return racks.flatMap((rack, ball) => {
    const roll = rolls[ball];
    return roll === undefined ? [] : [pinfallAt(rack, roll)];
  });
}

/**
 * Adds a ball. Refuses with `frame-finished`, `frame-given`, `too-many-pins`, `no-such-pins`, `leave-does-not-fit` and
 * `no-split-here`.
 */
export function bowlInFrame(frame: Frame, roll: Roll): Result<Frame, FrameRefusal> {
  const { rack } = frame;
  if (rack === null) return err(overRefusal(frame));
  const pins = felledBy(roll) ?? 0;
  const next = pins > rack.standing ? null : frameAfter(frame, rack, roll);
  if (next === null) return err(pinsRefusal(pins, rack));
  if (!frame.isNoted && !isNotedIn(next, roll)) return ok(next);
  const refusal = noteRefusal(rack, roll);
  return refusal === null ? ok(withNotes(next, [...frame.rolls, roll])) : err(refusal);
}

function overRefusal({ rolls, state }: Frame): FrameRefusal {
  return { code: rolls.length === 0 && state !== 'missed' ? 'frame-given' : 'frame-finished' };
}

function frameAfter({ after, afterFoul }: Frame, rack: Rack, roll: Roll): Frame | null {
  return (roll.kind === 'foul' ? afterFoul[pinfallAt(rack, roll)] : after[roll.pins]) ?? null;
}

/** Whether a ball has more to tell than the table's: the pins of a foul that count are in the table. */
function isNotedIn({ rolls }: Frame, roll: Roll): boolean {
  if (!isNoted(roll)) return false;
  const plain = rolls.at(-1);
  return plain === undefined || !sameRoll(plain, roll);
}

function noteRefusal(rack: Rack, roll: Roll): FrameRefusal | null {
  if (!fitsLeave(rack, roll)) return { code: 'leave-does-not-fit' };
  return isSplit(roll) && !canBeSplit(rack, roll) ? { code: 'no-split-here' } : null;
}

/** Adds a ball. Refuses as `rollOf` and `bowlInFrame` do. */
export function enterInFrame(
  frame: Frame,
  { entry, split }: EnteredBall,
): Result<Frame, BallRefusal | FrameRefusal> {
  if (frame.rack === null) return err(overRefusal(frame));
  const roll = rollOf(entry, frame.rack);
  return roll.ok ? bowlInFrame(frame, withSplit(roll.value, split)) : roll;
}

/** Builds a frame from its balls; too few make a running or empty frame. */
export function frameOf(table: Table, number: number, rolls: readonly Roll[]): Result<Frame, FrameRefusal> {
  let frame = emptyFrame(table, number);
  for (const roll of rolls) {
    const next = bowlInFrame(frame, roll);
    if (!next.ok) return next;
    frame = next.value;
  }
  return ok(frame);
}

/** The frame with no ball to come: what is missing counts 0. */
export function missedFrame(frame: Frame): Frame {
  if (frame.missed === null) return frame;
  return frame.isNoted ? withNotes(frame.missed, frame.rolls) : frame.missed;
}

/** The table's frame with notes: all else about it stays. */
function withNotes(frame: Frame, rolls: readonly Roll[]): Frame {
  const racks = frame.racks.map((rack, ball) => withPins(rack, rolls[ball - 1]));
  const rack = frame.rack === null ? null : withPins(frame.rack, rolls.at(-1));
  const marks = frame.marks.map((mark, ball) => withNote(mark, rolls[ball]));
  const notation = marks.map(exactMark).join('');
  const { after, afterFoul, best, missed } = frame;
  const noted = { ...frame, rolls, racks, rack, marks, notation, isNoted: true };
  return withLinks(noted, { after, afterFoul, best, missed });
}

/** A rack and which of its pins stand, where the ball before told which. */
function withPins(rack: Rack, before: Roll | undefined): Rack {
  const pins = before === undefined || rack.ball === 1 ? null : leaveOf(before);
  return pins === null ? rack : rackWith(rack, pins);
}
