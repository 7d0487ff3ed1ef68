import { bowlInFrame, emptyFrame, type Frame } from '../line/frame.ts';
import { PIN_NUMBERS, type PinNumber } from '../line/leave.ts';
import { hasNumbers, pinfallAt, pinsOn, type Rack } from '../line/rack.ts';
import { leaveOf, leavingRoll, isSplit, withSplit, type Roll } from '../line/roll.ts';
import type { Table } from '../line/table.ts';
import { takeDigit, writeDigits, type Digit } from './digits.ts';

/**
 * The pins that balls left, where known, as one number: a digit for each ball that left any. 0 says unknown, the others
 * count the ways to choose that many of the pins that stood. A single pin of ten so costs three and a half bits.
 */
export function writeLeaves(frames: readonly Frame[]): string {
  return writeDigits(
    frames.flatMap(({ rolls, racks }) => rolls.flatMap((roll, ball) => digitOf(racks[ball], roll))),
  );
}

function digitOf(rack: Rack | undefined, roll: Roll): readonly Digit[] {
  if (rack === undefined) return [];
  const choice = choiceAt(rack, roll);
  if (choice === null) return [];
  const left = leaveOf(roll);
  const value = left === null ? 0 : 1 + rankOf(choice.stood, left);
  return [{ value, of: 1 + waysToChoose(choice.stood.length, choice.left) }];
}

/** The pins among which a ball left so many; null for a ball whose leave nobody can know. */
function choiceAt(
  rack: Rack,
  roll: Roll,
): { readonly stood: readonly PinNumber[]; readonly left: number } | null {
  if (roll.kind === 'foul' || !hasNumbers(rack)) return null;
  const left = rack.standing - pinfallAt(rack, roll);
  return left < 1 ? null : { stood: pinsOn(rack) ?? PIN_NUMBERS, left };
}

/** Frames whose leaves have been read, and what is left of the number. */
export interface ReadFrames {
  readonly frames: readonly Frame[];
  readonly left: bigint;
}

/** The frames of these balls with the leaves of the number. Null where the rules refuse one. */
export function withLeaves(
  table: Table,
  frames: readonly (readonly Roll[])[],
  number: bigint,
): ReadFrames | null {
  let read: ReadFrames = { frames: [], left: number };
  for (const [place, rolls] of frames.entries()) {
    const next = frameWithLeaves(emptyFrame(table, place + 1), rolls, read.left);
    if (next === null) return null;
    read = { frames: [...read.frames, next.frame], left: next.left };
  }
  return read;
}

function frameWithLeaves(
  empty: Frame,
  rolls: readonly Roll[],
  number: bigint,
): { readonly frame: Frame; readonly left: bigint } | null {
  let [frame, left] = [empty, number];
  for (const roll of rolls) {
    const known = frame.rack === null ? { roll, left } : withLeave(frame.rack, roll, left);
    const next = bowlInFrame(frame, known.roll);
    if (!next.ok) return null;
    [frame, left] = [next.value, known.left];
  }
  return { frame, left };
}

function withLeave(rack: Rack, roll: Roll, number: bigint): { readonly roll: Roll; readonly left: bigint } {
  const choice = choiceAt(rack, roll);
  if (choice === null || roll.kind === 'foul') return { roll, left: number };
  const { value, left } = takeDigit(number, 1 + waysToChoose(choice.stood.length, choice.left));
  if (value === 0) return { roll, left };
  const known = leavingRoll(roll.pins, pinsOfRank(choice.stood, choice.left, value - 1));
  return { roll: withSplit(known, isSplit(roll)), left };
}

/** The place of these pins in the list of all choices, from 0: a choice without the first pin comes before one with it. */
function rankOf(stood: readonly PinNumber[], left: readonly PinNumber[]): number {
  const [first, ...later] = stood;
  if (first === undefined || left.length === 0) return 0;
  if (left[0] !== first) return rankOf(later, left);
  return waysToChoose(later.length, left.length) + rankOf(later, left.slice(1));
}

function pinsOfRank(stood: readonly PinNumber[], count: number, rank: number): readonly PinNumber[] {
  const [first, ...later] = stood;
  if (first === undefined || count === 0) return [];
  const without = waysToChoose(later.length, count);
  if (rank < without) return pinsOfRank(later, count, rank);
  return [first, ...pinsOfRank(later, count - 1, rank - without)];
}

/** In how many ways so many pins can be chosen among these. */
function waysToChoose(pins: number, count: number): number {
  let ways = 1;
  for (let chosen = 0; chosen < count; chosen += 1) ways = (ways * (pins - chosen)) / (chosen + 1);
  return ways;
}
