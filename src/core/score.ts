import { FRAME_NUMBERS, type Format, type FrameNumber } from './format.ts';
import { rollsOf, type Frame } from './frame.ts';
import { bowl, frameAt, rackOfLine, type Line } from './line.ts';
import { pinfall, pinsRoll, type Roll } from './roll.ts';

/** What one frame is worth. */
export interface FrameScore {
  /** The frame's own points so far: its pins and the bonus balls that have fallen. */
  readonly soFar: number;
  /** Bonus balls still to fall: 0, 1 or 2. */
  readonly owed: number;
  /** The running total, once this frame and every one before it is settled; else null. */
  readonly cumulative: number | null;
}

/** What a line is worth, three ways (rules: ten-pin). */
export interface LineScore {
  readonly frames: readonly FrameScore[];
  /** The running total of the last settled frame; 0 before any is. */
  readonly posted: number;
  /** Pins and bonuses counted as they fall. */
  readonly soFar: number;
  /** The score if every ball from here takes every pin. */
  readonly max: number;
}

/** Scores a line: frames, posted, so far and maximum possible. */
export function scoreLine(line: Line): LineScore {
  const frames = scoreFrames(line);
  return {
    frames,
    posted: frames.reduce((posted, frame) => frame.cumulative ?? posted, 0),
    soFar: sum(frames.map((frame) => frame.soFar)),
    max: maxPossible(line),
  };
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
  const settled = frame.state === 'finished' && owed === 0;
  return { soFar, owed, cumulative: settled && before !== null ? before + soFar : null };
}

/** A frame's own points and what it is still owed, given the balls that followed it, as many as there are. */
export function pointsOf(
  format: Format,
  number: FrameNumber,
  frame: Frame,
  following: readonly Roll[],
): Pick<FrameScore, 'soFar' | 'owed'> {
  const wanted = bonusBalls(format, number, frame);
  const bonus = following.slice(0, wanted);
  return {
    soFar: sum(rollsOf(frame).map(pinfall)) + sum(bonus.map(pinfall)),
    owed: wanted - bonus.length,
  };
}

/** The last frame has fill balls and no bonus; a frame not finished is owed none yet. */
function bonusBalls(format: Format, number: FrameNumber, frame: Frame): number {
  if (frame.state !== 'finished' || number === format.lastFrame) return 0;
  return format.bonusBalls[frame.result];
}

/**
 * Up to `wanted` balls after a frame. They stop at a frame that still owes a ball: after a correction that ball
 * comes before the ones already bowled behind it (design decision 2).
 */
function followingRolls(line: Line, number: FrameNumber, wanted: number): readonly Roll[] {
  const rolls: Roll[] = [];
  for (const later of FRAME_NUMBERS) {
    if (later <= number) continue;
    if (rolls.length >= wanted) break;
    const frame = frameAt(line, later);
    rolls.push(...rollsOf(frame));
    if (frame.state !== 'finished') break;
  }
  return rolls.slice(0, wanted);
}

/** All pins on every ball still to come: no other ending scores more, as every ball only adds. */
function maxPossible(line: Line): number {
  let best = line;
  for (let rack = rackOfLine(best); rack !== null; rack = rackOfLine(best)) {
    const next = bowl(best, pinsRoll(rack.standing));
    if (!next.ok) throw new Error('every standing pin was refused: the rack and the frame disagree');
    best = next.value;
  }
  return sum(scoreFrames(best).map((frame) => frame.soFar));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
