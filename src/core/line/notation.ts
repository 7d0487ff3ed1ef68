import type { EnteredBall, Entry } from './entry.ts';
import type { Frame } from './frame.ts';
import type { Table } from './table.ts';
import { NOT_BOWLED, enterAll } from './entered-line.ts';
import { frameAt, lastBowledFrame, type Line } from './line.ts';
import type { LineRefusal, Refusal } from './refusal.ts';
import { err, type Result } from './result.ts';
import { plainSigns } from './written-signs.ts';

/** Why a written line was refused, and at which ball, from 0. */
export interface NotationRefusal {
  readonly ball: number;
  readonly refusal: LineRefusal | Extract<Refusal, { code: 'not-a-mark' }>;
}

/** A ball or a whole frame not bowled. */
export const GAP = '.';

/**
 * Reads bowlers' notation (rules: notation): `X`, `/`, `-`, `F` or digits ball by ball, a split as `(8)`, a foul's
 * pins right after it as `F(9)`, a missing ball or frame as `.`; otherwise spacing is free, and
 * other signs that people write are read as these (`plainSigns`). Where the pins of a foul count
 * an `F` right behind a mark says that the ball was one: `5F`, `XF`. The inverse of `makeNotation`. Refuses with
 * `not-a-mark` and as `enter` does.
 */
export function parseNotation(table: Table, text: string): Result<Line, NotationRefusal> {
  const balls: (EnteredBall | typeof NOT_BOWLED)[] = [];
  let unknown: string | null = null;
  for (const mark of marksIn(table, text)) {
    const ball = mark === GAP ? NOT_BOWLED : ballOf(table, mark);
    if (ball === null) {
      unknown = mark;
      break;
    }
    balls.push(ball);
  }
  const line = enterAll(table, balls);
  if (!line.ok || unknown === null) return line;
  const ball = balls.filter((entered) => entered !== NOT_BOWLED).length;
  return err({ ball, refusal: { code: 'not-a-mark', mark: unknown } });
}

/**
 * Writes a line up to the last frame begun, frames apart: `X 7/ (8)- F`. `parseNotation` reads back the same line,
 * also one with an unfinished frame before others (`7. X`).
 */
export function makeNotation(line: Line): string {
  const last = lastBowledFrame(line) ?? 0;
  let text = '';
  for (let number = 1; number <= last; number += 1) {
    const frame = frameAt(line, number);
    if (number > 1) text += ' ';
    text += frame.notation;
    if (!isDone(frame) && number < last) text += GAP;
  }
  return text;
}

function isDone({ state }: Frame): boolean {
  return state === 'finished' || state === 'given';
}

/**
 * The marks of a written line, `.` included: fouls with their pins, rings around counts, numbers or single characters;
 * spaces, `|` and the strikes that nobody bowls (`[X]`) are ignored. `10` stays whole: where racks take two balls it is
 * not a mark, as it may mean a strike, or a 1 and a miss.
 */
export function marksIn({ written }: Table, text: string): readonly string[] {
  return plainSigns(text.replaceAll(/\[X\]/giu, ' ')).match(written) ?? [];
}

export type Sign = 'X' | '/' | 'F' | '-';

/** Narrows to a sign in its written form, upper case. */
export function isSign(value: unknown): value is Sign {
  return value === 'X' || value === '/' || value === 'F' || value === '-';
}

export function entryOfSign(sign: Sign): Entry {
  switch (sign) {
    case 'X':
      return { kind: 'strike' };
    case '/':
      return { kind: 'spare' };
    case 'F':
      return { kind: 'foul' };
    case '-':
      return { kind: 'pins', pins: 0 };
  }
}

/** The entry of a mark, or null; letters may be lower case, and a miss may be 0. */
function entryOfMark(mark: string): Entry | null {
  if (/^\d$/u.test(mark)) return { kind: 'pins', pins: Number(mark) };
  const sign = mark.toUpperCase();
  return isSign(sign) ? entryOfSign(sign) : null;
}

function ballOf(table: Table, mark: string): EnteredBall | null {
  const fell = /^F\((\d+)\)$/iu.exec(mark)?.[1];
  if (fell !== undefined) return { entry: { kind: 'foul', fell: Number(fell) }, split: false };
  if (/^.+F$/iu.test(mark)) return foulBall(table, mark.slice(0, -1));
  if (/^\d\d$/u.test(mark)) return longBall(table, Number(mark));
  // Of the other marks, only one with a ring has three characters.
  const split = mark.length === 3;
  const entry = entryOfMark(split ? mark.charAt(1) : mark);
  return entry === null ? null : { entry, split };
}

/** A number of two digits; where a ball of ten pins has a sign of its own, it is not a mark. */
function longBall({ longCounts }: Table, pins: number): EnteredBall | null {
  return longCounts.some((count) => count === pins) ? { entry: { kind: 'pins', pins }, split: false } : null;
}

/** The ball of this mark as a foul whose pins count. */
function foulBall(table: Table, mark: string): EnteredBall | null {
  const entry = ballOf(table, mark)?.entry;
  switch (entry?.kind) {
    case 'pins':
      return { entry: { kind: 'foul', fell: entry.pins }, split: false };
    case 'strike':
    case 'spare':
      return { entry: { ...entry, foul: true }, split: false };
    case 'foul':
    case 'leave':
    case undefined:
      return null;
  }
}
