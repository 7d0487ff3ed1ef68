import { rollOf, type EnteredBall } from './entry.ts';
import type { Format, FrameNumber, FrameResult } from '../formats/format.ts';
import { FULL_RACK, standingAfter } from './pins.ts';
import { FRESH_RACK, clears, fitsLeave, rackAfter, type Rack } from './rack.ts';
import type { BallRefusal, FrameRefusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { felledBy, isSplit, pinfall, pinsRoll, withSplit, type Roll } from './roll.ts';
import { canBeSplit } from './split.ts';

/**
 * One player's frame. Only a finished frame has a result, and a spare stores no second number that could disagree
 * (decision 3). Only the tenth has `fill`.
 */
export type Frame =
  | { readonly state: 'empty' }
  | { readonly state: 'running'; readonly rolls: readonly Roll[]; readonly rack: Rack }
  /** Never finished because of a late start or an early leave: missing balls count 0. */
  | { readonly state: 'missed'; readonly rolls: readonly Roll[] }
  | FinishedFrame;

export type FinishedFrame =
  | { readonly state: 'finished'; readonly result: 'strike'; readonly fill: readonly Roll[] }
  | {
      readonly state: 'finished';
      readonly result: 'spare';
      readonly first: Roll;
      readonly fill: readonly Roll[];
    }
  | {
      readonly state: 'finished';
      readonly result: 'open';
      readonly first: Roll;
      readonly second: Roll;
    };

export const EMPTY_FRAME: Frame = { state: 'empty' };

/** The rack the next ball meets; null when the frame is finished. */
export function rackOf(frame: Frame): Rack | null {
  switch (frame.state) {
    case 'empty':
      return FRESH_RACK;
    case 'running':
      return frame.rack;
    case 'missed':
    case 'finished':
      return null;
  }
}

export function rollsOf(frame: Frame): readonly Roll[] {
  switch (frame.state) {
    case 'empty':
      return [];
    case 'running':
    case 'missed':
      return frame.rolls;
    case 'finished':
      return finishedRolls(frame);
  }
}

function finishedRolls(frame: FinishedFrame): readonly Roll[] {
  switch (frame.result) {
    case 'strike':
      return [pinsRoll(FULL_RACK), ...frame.fill];
    case 'spare':
      return [frame.first, spareBall(frame.first), ...frame.fill];
    case 'open':
      return [frame.first, frame.second];
  }
}

/** After a first-ball foul all ten stand again, so the second ball of that spare knocked down ten. */
function spareBall(first: Roll): Roll {
  return pinsRoll(standingAfter(FULL_RACK, pinfall(first)));
}

/** Adds a ball. Refuses with `frame-finished`, `too-many-pins` and `no-split-here`. */
export function bowlInFrame(
  format: Format,
  number: FrameNumber,
  frame: Frame,
  roll: Roll,
): Result<Frame, FrameRefusal> {
  const rack = rackOf(frame);
  if (rack === null) return err({ code: 'frame-finished' });
  const pins = felledBy(roll) ?? 0;
  if (pins > rack.standing) return err({ code: 'too-many-pins', pins, standing: rack.standing });
  if (!fitsLeave(rack, roll)) return err({ code: 'leave-does-not-fit' });
  if (isSplit(roll) && !canBeSplit(rack, roll)) return err({ code: 'no-split-here' });
  const rolls = rollsOf(frame).concat(roll);
  return ok(judge(format, number, rolls) ?? { state: 'running', rolls, rack: rackAfter(rack, roll) });
}

/** Adds a ball. Refuses with `frame-finished`, `too-many-pins` and `no-split-here`. */
export function enterInFrame(
  format: Format,
  number: FrameNumber,
  frame: Frame,
  { entry, split }: EnteredBall,
): Result<Frame, BallRefusal | FrameRefusal> {
  const rack = rackOf(frame);
  if (rack === null) return err({ code: 'frame-finished' });
  const roll = rollOf(entry, rack);
  return roll.ok ? bowlInFrame(format, number, frame, withSplit(roll.value, split)) : roll;
}

/** Builds a frame from its balls; too few make a running or empty frame. */
export function frameOf(
  format: Format,
  number: FrameNumber,
  rolls: readonly Roll[],
): Result<Frame, FrameRefusal> {
  let frame: Frame = EMPTY_FRAME;
  for (const roll of rolls) {
    const next = bowlInFrame(format, number, frame, roll);
    if (!next.ok) return next;
    frame = next.value;
  }
  return ok(frame);
}

/** The finished frame these legal balls make, or null while a ball is missing. */
function judge(format: Format, number: FrameNumber, rolls: readonly Roll[]): FinishedFrame | null {
  const [first, second] = rolls;
  // Stryker disable next-line ConditionalExpression: it is asked only behind a ball (the check is for the types)
  if (first === undefined) return null;
  const result = firstRackResult(first, second);
  // Stryker disable next-line ConditionalExpression: no case is met, and what comes out is taken for a frame that is still running, as before
  if (result === null) return null;
  const fill = rolls.slice(result === 'strike' ? 1 : 2);
  if (number === format.lastFrame && fill.length < format.fillBalls[result]) return null;
  switch (result) {
    case 'strike':
      return { state: 'finished', result, fill };
    case 'spare':
      return { state: 'finished', result, first, fill };
    case 'open':
      // Stryker disable next-line ConditionalExpression: an open frame has its second ball (the check is for the types)
      return second === undefined ? null : { state: 'finished', result, first, second };
  }
}

function firstRackResult(first: Roll, second: Roll | undefined): FrameResult | null {
  if (clears(FRESH_RACK, first)) return 'strike';
  if (second === undefined) return null;
  return clears(rackAfter(FRESH_RACK, first), second) ? 'spare' : 'open';
}
