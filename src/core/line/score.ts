import { FRAME_NUMBERS, type Format, type FrameNumber } from '../formats/format.ts';
import { bowlInFrame, rackOf, rollsOf, type Frame } from './frame.ts';
import { frameAt, nextFrame, withFrames, type Line } from './line.ts';
import { pinfall, pinsRoll, type Roll } from './roll.ts';

export const HIGHEST_SCORE = 300;

/** Whether a line can have this score. -0 would be read back as 0, another value. */
export function isScore(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= HIGHEST_SCORE && !Object.is(value, -0);
}

export interface FrameScore {
  /** The frame's points so far: its pins and the bonus balls bowled. */
  readonly soFar: number;
  /** Bonus balls still owed: 0, 1 or 2. */
  readonly owed: number;
  /** The running total once this frame and all before it are settled, else null. */
  readonly cumulative: number | null;
}

/** A line's score, three ways (rules: ten-pin). */
export interface LineScore {
  readonly frames: readonly FrameScore[];
  /** The running total of the last settled frame, or 0. */
  readonly posted: number;
  /** Pins and bonuses counted as they fall. */
  readonly soFar: number;
  /** The score if every remaining ball takes every pin. */
  readonly max: number;
}

export function scoreLine(line: Line): LineScore {
  const frames = scoreFrames(line);
  const soFar = line.blind ?? sumSoFar(frames);
  return {
    frames,
    posted: line.blind ?? frames.reduce((posted, frame) => frame.cumulative ?? posted, 0),
    soFar,
    max: nextFrame(line) === null ? soFar : maxPossible(line),
  };
}

/** The posted score as written: null before the first settled frame; an absent player's counts at once. */
export function writtenScore({ blind }: Line, { frames, posted }: LineScore): number | null {
  return blind === null && frames[0]?.cumulative === null ? null : posted;
}

function scoreFrames(line: Line): readonly FrameScore[] {
  const scores: FrameScore[] = [];
  let before: number | null = 0;
  for (const number of FRAME_NUMBERS) {
    const score = scoreFrame(line, number, before);
    before = score.cumulative;
    scores.push(score);
  }
  return scores;
}

function scoreFrame(line: Line, number: FrameNumber, before: number | null): FrameScore {
  const frame = frameAt(line, number);
  const bonus = followingRolls(line, number, bonusBalls(line.format, number, frame));
  const { soFar, owed } = pointsOf(line.format, number, frame, bonus);
  const settled = (frame.state === 'finished' || frame.state === 'missed') && owed === 0;
  return { soFar, owed, cumulative: settled && before !== null ? before + soFar : null };
}

/** A frame's points and the bonus balls it is owed, given the balls that followed. */
export function pointsOf(
  format: Format,
  number: FrameNumber,
  frame: Frame,
  following: readonly Roll[],
): Pick<FrameScore, 'soFar' | 'owed'> {
  const wanted = bonusBalls(format, number, frame);
  const bonus = following.slice(0, wanted);
  return { soFar: pinsOf(rollsOf(frame)) + pinsOf(bonus), owed: wanted - bonus.length };
}

/** The last frame has fill balls and no bonus; an unfinished frame is owed none yet. */
function bonusBalls(format: Format, number: FrameNumber, frame: Frame): number {
  if (frame.state !== 'finished' || number === format.lastFrame) return 0;
  return format.bonusBalls[frame.result];
}

/**
 * Up to `wanted` balls after a frame. Stops at a frame that owes a ball: after a correction that ball comes before
 * those already bowled (decision 2).
 */
function followingRolls(line: Line, number: FrameNumber, wanted: number): readonly Roll[] {
  const rolls: Roll[] = [];
  for (const frame of line.frames.slice(number)) {
    // Stryker disable next-line ConditionalExpression,EqualityOperator: more balls than are wanted are cut off later: this only saves time
    if (rolls.length >= wanted) break;
    for (const roll of countedRolls(frame)) rolls.push(roll);
    if (frame.state === 'empty' || frame.state === 'running') break;
  }
  return rolls;
}

/** A missed frame counts 0 (rules: late players): balls without pins complete what was bowled of it. */
function countedRolls(frame: Frame): readonly Roll[] {
  return frame.state === 'missed' ? [...frame.rolls, pinsRoll(0), pinsRoll(0)] : rollsOf(frame);
}

/** All pins on every remaining ball: no ending scores more, because each ball only adds. */
function maxPossible(line: Line): number {
  const frames = FRAME_NUMBERS.map((number) => bestEnding(line.format, number, frameAt(line, number)));
  return sumSoFar(scoreFrames(withFrames(line, frames)));
}

function bestEnding(format: Format, number: FrameNumber, frame: Frame): Frame {
  let best = frame;
  for (let rack = rackOf(best); rack !== null; rack = rackOf(best)) {
    const next = bowlInFrame(format, number, best, pinsRoll(rack.standing));
    // Stryker disable next-line ConditionalExpression,StringLiteral: every standing pin can be felled: the throw is for a bug
    if (!next.ok) throw new Error('every standing pin was refused: the rack and the frame disagree');
    best = next.value;
  }
  return best;
}

function sumSoFar(frames: readonly FrameScore[]): number {
  return frames.reduce((total, frame) => total + frame.soFar, 0);
}

function pinsOf(rolls: readonly Roll[]): number {
  return rolls.reduce((total, roll) => total + pinfall(roll), 0);
}
