import { enterInFrame, type Frame } from './frame.ts';
import type { EnteredBall } from './entry.ts';
import { lineOfFrames, type Line } from './line.ts';
import type { LineRefusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import type { Table } from './table.ts';

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
  table: Table,
  balls: readonly (EnteredBall | typeof NOT_BOWLED)[],
): Result<Line, RefusedBall> {
  const frames = [...table.start];
  let [place, ball] = [0, 0];
  for (const entered of balls) {
    if (entered !== NOT_BOWLED) place = openFrom(frames, place);
    const frame = frames[place];
    if (frame === undefined) return err({ ball, refusal: { code: 'game-over' } });
    if (entered === NOT_BOWLED) {
      place += 1;
      continue;
    }
    const next = enterInFrame(frame, entered);
    if (!next.ok) return err({ ball, refusal: next.error });
    frames[place] = next.value;
    if (next.value.rack === null) place += 1;
    ball += 1;
  }
  return ok(lineOfFrames(table, frames));
}

/** Enters each frame's balls; a frame with too few stays unfinished. Refuses the first ball that does not fit. */
export function enterFrames(
  table: Table,
  balls: readonly (readonly EnteredBall[])[],
): Result<Line, RefusedBall> {
  const frames = [...table.start];
  const placed = balls.flatMap((entered, place) => entered.map((one) => ({ place, one })));
  for (const [ball, { place, one }] of placed.entries()) {
    const frame = frames[place];
    if (frame === undefined) return err({ ball, refusal: { code: 'game-over' } });
    const next = enterInFrame(frame, one);
    if (!next.ok) return err({ ball, refusal: next.error });
    frames[place] = next.value;
  }
  return ok(lineOfFrames(table, frames));
}

/** Bowls balls of which only the pins are known, without an entry for each ball. */
export function enterPins(table: Table, balls: readonly number[]): Result<Line, RefusedBall> {
  const frames = [...table.start];
  let place = 0;
  for (let ball = 0; ball < balls.length; ball += 1) {
    place = openFrom(frames, place);
    const frame = frames[place];
    const pins = balls[ball] ?? NaN;
    if (frame === undefined) return err({ ball, refusal: { code: 'game-over' } });
    const next = frame.after[pins] ?? null;
    if (next === null) return refusedPins(frame, ball, pins);
    frames[place] = next;
  }
  return ok(lineOfFrames(table, frames));
}

function refusedPins(frame: Frame, ball: number, pins: number): Result<Line, RefusedBall> {
  const refused = enterInFrame(frame, { entry: { kind: 'pins', pins }, split: false });
  if (refused.ok) throw new Error('a table has no frame after a legal ball');
  return err({ ball, refusal: refused.error });
}

/** The place from here of a frame with a ball to come. */
function openFrom(frames: readonly Frame[], place: number): number {
  let open = place;
  while (open < frames.length && frames[open]?.rack === null) open += 1;
  return open;
}
