import { highest } from '../../core/line/extremes.ts';
import { csvRows, type CsvRow } from './rows.ts';

export const SEPARATORS = [',', ';', '\t'] as const;

export type Separator = (typeof SEPARATORS)[number];

/**
 * The separator of a CSV text: the one that Excel's line `sep=;` names, else the one that gives the first row the most
 * known names, else the most cells. Null if none divides that row or two fit equally well.
 */
export function separatorOf(text: string, isKnown: (name: string) => boolean): Separator | null {
  const named = NAMED.exec(text)?.[1];
  const chosen = SEPARATORS.find((separator) => separator === named);
  if (chosen !== undefined) return chosen;
  const [best, second] = SEPARATORS.map((separator) => {
    const cells = headerCells(text, separator, isKnown);
    return { separator, cells: cells.length, known: cells.filter(isKnown).length };
  }).toSorted((one, other) => other.known - one.known || other.cells - one.cells);
  if (best === undefined || second === undefined) return null;
  const isTie = best.known === second.known && best.cells === second.cells;
  return isTie || best.cells === 1 ? null : best.separator;
}

/** Excel's line that names the separator, which a spreadsheet may have quoted or filled with empty cells. */
const NAMED = /^"?sep=([,;\t])"?[,;\t]*(?:\r\n?|\n)/iu;

/** The row with the most known names, below a title; else the first row that is not blank. */
export function headerCells(
  text: string,
  separator: Separator,
  isKnown: (name: string) => boolean,
): readonly string[] {
  const { rows } = csvRows(text, separator, MOST_TITLES + 1);
  return (rows[headerRow(rows, isKnown)] ?? rows[0])?.cells ?? [];
}

/** In rows, above the heads. */
const MOST_TITLES = 10;

/** The place of the first row with the most known names, as `Date` may stand in a title; -1 if none of the first rows has one. */
export function headerRow(rows: readonly CsvRow[], isKnown: (name: string) => boolean): number {
  const known = rows.slice(0, MOST_TITLES + 1).map(({ cells }) => cells.filter(isKnown).length);
  const most = highest(known, 0);
  return most === 0 ? -1 : known.indexOf(most);
}
