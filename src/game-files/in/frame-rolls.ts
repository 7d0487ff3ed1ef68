import { parseNotation, GAP } from '../../core/line/notation.ts';
import type { Roll } from '../../core/line/roll.ts';
import type { Table } from '../../core/line/table.ts';

type Frames = readonly (readonly Roll[])[];

/** The balls of one frame, `place` from 0; null where they do not fit into it. */
export function frameRolls(table: Table, place: number, balls: string): readonly Roll[] | null {
  const line = parseNotation(table, `${GAP.repeat(place)} ${balls}`);
  if (!line.ok) return null;
  const rolls = line.value.frames.map((frame) => frame.rolls);
  const isElsewhere = rolls.some(({ length }, other) => other !== place && length > 0);
  return isElsewhere ? null : (rolls[place] ?? null);
}

/** A line of which each frame stands apart, so that an unfinished one ends where its text does. */
export function framesApart(table: Table, frames: readonly string[]): Frames | null {
  const all: (readonly Roll[])[] = [];
  for (const [place, balls] of frames.entries()) {
    const rolls = frameRolls(table, place, balls);
    if (rolls === null) return null;
    all.push(rolls);
  }
  return all.length === table.start.length ? all : null;
}

/** A line in notation. */
export function framesOf(table: Table, notation: string): Frames | null {
  const line = parseNotation(table, notation);
  return line.ok ? line.value.frames.map(({ rolls }) => rolls) : null;
}
