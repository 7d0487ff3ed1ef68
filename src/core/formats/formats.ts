import { highest } from '../line/extremes.ts';
import { highestScore } from '../line/score.ts';
import type { Table } from '../line/table.ts';
import { TEN_PIN } from './ten-pin.ts';

export const FORMAT_IDS = [TEN_PIN.id] as const;

/** A format's id, as saved. */
export type FormatId = (typeof FORMAT_IDS)[number];

// A new id does not compile without its table here.
const FORMATS: Readonly<Record<FormatId, Table>> = { [TEN_PIN.id]: TEN_PIN };

export function formatOf(id: FormatId): Table {
  return FORMATS[id];
}

// What comes from outside is read before its format is known: no format has more than this.
const TABLES: readonly Table[] = FORMAT_IDS.map(formatOf);

export const FRAME_NUMBERS: readonly number[] = Array.from(
  { length: highest(TABLES.map(({ start }) => start.length)) },
  (_none, index) => index + 1,
);

export const MOST_BALLS_A_FRAME: number = highest(TABLES.map(({ balls }) => highest(balls)));

export const HIGHEST_SCORE: number = highest(TABLES.map(highestScore));
