import { highest } from '../line/extremes.ts';
import { highestScore } from '../line/score.ts';
import type { Table } from '../line/table.ts';
import type { Format } from './format.ts';
import { TEN_PIN_FORMAT } from './ten-pin.ts';

/** Every format, the usual one first. */
const FORMATS = [TEN_PIN_FORMAT] as const;

/** A format's id, as saved. */
export type FormatId = (typeof FORMATS)[number]['id'];

export const FORMAT_IDS: readonly FormatId[] = FORMATS.map(({ id }) => id);

export const USUAL_FORMAT: FormatId = FORMATS[0].id;

export function formatOf(id: FormatId): Format<FormatId> {
  const format = FORMATS.find((one) => one.id === id);
  // Stryker disable next-line ConditionalExpression,StringLiteral: every id is a format's (the check is for the types)
  if (format === undefined) throw new Error(`there is no format ${id}`);
  return format;
}

// What comes from outside is read before its format is known: no format has more than this.
const TABLES: readonly Table[] = FORMATS.flatMap(({ tables }) => tables);

export const FRAME_NUMBERS: readonly number[] = Array.from(
  { length: highest(TABLES.map(({ start }) => start.length)) },
  (_none, index) => index + 1,
);

export const MOST_BALLS_A_FRAME: number = highest(TABLES.map(({ balls }) => highest(balls)));

export const HIGHEST_SCORE: number = highest(TABLES.map(highestScore));
