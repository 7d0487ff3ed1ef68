import { guarded } from './guard.ts';
import type { Separator } from './separator.ts';

/** Rows as CSV with guarded cells. Cells with a separator, a quote, a line end or outer spaces are quoted. */
export function csvText(rows: readonly (readonly string[])[], separator: Separator): string {
  return rows.map((cells) => `${cells.map((cell) => cellText(guarded(cell))).join(separator)}\r\n`).join('');
}

/** A cell as it is written, in quotes where a reader needs them. It is not guarded. */
export function cellText(cell: string): string {
  return /[,;\t"\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
