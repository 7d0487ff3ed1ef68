import { missedFrame, type Frame } from '../line/frame.ts';
import { lastBowledFrame, lineOfFrames, type Line } from '../line/line.ts';
import { GAP, parseNotation } from '../line/notation.ts';
import { err, ok, type Result } from '../line/result.ts';
import type { Table } from '../line/table.ts';
import { readNumber } from './digits.ts';
import { withLeaves, writeLeaves } from './leaves.ts';

/** A line's balls in bowlers' notation without spaces, and the pins that they left. */
export interface WrittenBalls {
  readonly balls: string;
  readonly leaves: string;
}

/** Writes a ring as `*8` and a foul's pins as `F+9`: parentheses would make every code larger by half. */
export function writeBalls({ table, frames, ...line }: Line): WrittenBalls {
  const last = lastBowledFrame({ table, frames, ...line }) ?? 0;
  const begun = frames.slice(0, last).map((frame, place) => frameText(table, frame, place + 1, last));
  return { balls: begun.join(''), leaves: writeLeaves(frames) };
}

function frameText({ given }: Table, frame: Frame, number: number, last: number): string {
  if (given.includes(number)) return GAP;
  const text = frame.notation.replaceAll(/F\((\d+)\)/gu, 'F+$1').replaceAll(/\((\d)\)/gu, '*$1');
  return frame.state === 'finished' || number === last ? text : `${text}${GAP}`;
}

/** The line of these fields, through the rules; `missed` are the numbers of its missed frames. */
export function readBalls(
  table: Table,
  { balls, leaves }: WrittenBalls,
  missed: readonly number[],
): Result<Line, 'balls' | 'leaves'> {
  // The space keeps a foul from taking the ring that follows for its pins.
  const notation = balls.replaceAll(/F\+(10|\d)/gu, 'F($1)').replaceAll(/\*(\d)/gu, ' ($1)');
  const plain = parseNotation(table, notation);
  if (!plain.ok) return err('balls');
  const number = readNumber(leaves);
  if (number === null) return err('leaves');
  const rolls = plain.value.frames.map((frame) => frame.rolls);
  const known = withLeaves(table, rolls, number);
  if (known === null || known.left !== 0n) return err('leaves');
  const frames = known.frames.map((frame, place) =>
    missed.includes(place + 1) ? missedFrame(frame) : frame,
  );
  return ok(lineOfFrames(table, frames));
}
