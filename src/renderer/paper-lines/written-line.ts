import { FRAME_NUMBERS } from '../../core/formats/formats.ts';
import type { Table } from '../../core/line/table.ts';
import { begunFrames, frameAt, type Line } from '../../core/line/line.ts';
import { GAP, makeNotation, marksIn, parseNotation } from '../../core/line/notation.ts';
import type { Refusal } from '../../core/line/refusal.ts';
import { sameRolls, type Roll } from '../../core/line/roll.ts';
import { scoreLine, writtenScore } from '../../core/line/score.ts';
import { frameCell, type BoardCell } from '../../board/rows.ts';
import { refusalText } from '../../text/refusals/refusals.ts';
import type { Text } from '../../text/index.ts';

/** A ball by its frame and its number in it, both from 1. */
export interface BallPlace {
  readonly frame: number;
  readonly ball: number;
}

/** A written line as understood so far. */
export type Written =
  | {
      readonly kind: 'line';
      /** Whether it differs from the game's line. */
      readonly changes: boolean;
      /** Ten cells, as the board draws them. */
      readonly cells: readonly BoardCell[];
      readonly posted: number | null;
    }
  /** `place` is null where no frame is left, and for an empty line. */
  | { readonly kind: 'wrong'; readonly place: BallPlace | null; readonly refusal: Refusal };

/** Reads a line to replace the one that stands. It may not be emptied; Undo takes balls back. */
export function readLine(standing: Line, text: string): Written {
  const { table } = standing;
  const read = parseNotation(table, text);
  if (!read.ok) {
    const { ball, refusal } = read.error;
    return { kind: 'wrong', place: placeOf(table, text, ball), refusal };
  }
  // Known leaves are not written and do not count as a change.
  const changes = makeNotation(read.value) !== makeNotation(standing);
  if (changes && begunFrames(read.value).length === 0)
    return { kind: 'wrong', place: null, refusal: { code: 'no-balls' } };
  return { kind: 'line', changes, ...drawn(read.value) };
}

function drawn(line: Line): { readonly cells: readonly BoardCell[]; readonly posted: number | null } {
  const whole = scoreLine(line);
  const cells = FRAME_NUMBERS.flatMap((number, index) => {
    const score = whole.frames[index];
    return score === undefined ? [] : [frameCell(line.table, number, frameAt(line, number), score)];
  });
  return { cells, posted: writtenScore(line, whole) };
}

/**
 * The place of the ball with this index (from 0). A miss is legal at every rack, so the place is where a miss would
 * go after the balls before it.
 */
function placeOf(table: Table, text: string, ball: number): BallPlace | null {
  const before = marksBefore(table, text, ball);
  const [line, probed] = [parseNotation(table, before), parseNotation(table, `${before} -`)];
  if (!line.ok || !probed.ok) return null;
  const rolls = (from: Line, number: number): readonly Roll[] => frameAt(from, number).rolls;
  const frame = FRAME_NUMBERS.find(
    (number) => !sameRolls(rolls(line.value, number), rolls(probed.value, number)),
  );
  return frame === undefined ? null : { frame, ball: rolls(probed.value, frame).length };
}

/** The text before the ball with this index; a dot is not a ball. */
function marksBefore(table: Table, text: string, ball: number): string {
  const marks = marksIn(table, text);
  let balls = 0;
  const index = marks.findIndex((mark) => {
    if (mark === GAP) return false;
    balls += 1;
    return balls > ball;
  });
  return marks.slice(0, index === -1 ? undefined : index).join(' ');
}

/** Describes the fault in a written line and its place; null without one. */
export function whatIsWrong(text: Text, written: Written): string | null {
  if (written.kind === 'line') return null;
  const { place, refusal } = written;
  const why = reason(text, refusal);
  return place === null ? why : `${text.paper.where(place.frame, place.ball)} ${why}`;
}

/** Some rules need other words on paper than at the console. */
function reason(text: Text, refusal: Refusal): string {
  if (refusal.code === 'no-strike-here' && refusal.neither !== true) return text.paper.noStrikeHere;
  if (refusal.code === 'no-spare-here' && refusal.neither !== true) return text.paper.noSpareHere;
  if (refusal.code === 'game-over') return text.paper.tooManyBalls;
  if (refusal.code === 'no-balls') return text.paper.emptyLine;
  return refusalText(text.refusals, refusal);
}
