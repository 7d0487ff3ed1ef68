import { guarded } from './guard.ts';
import type { Separator } from './separator.ts';

/** Rows as CSV with guarded cells. Cells with a separator, a quote, a line end or outer spaces are quoted. */
export function csvText(rows: readonly (readonly string[])[], separator: Separator): string {
  return rows.map((cells) => `${cells.map(cellText).join(separator)}\r\n`).join('');
}

function cellText(cell: string): string {
  const safe = guarded(cell);
  return /[,;\t"\r\n]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
