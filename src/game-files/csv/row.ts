import type { Separator } from '../../league-files/csv/separator.ts';
import type { Cells } from './shared-cells.ts';

/** Which games, and what is written of them. */
export const HEADS = { frames: 'headpin-frames-1', games: 'headpin-games-1' } as const;

/** Cells in the order of their columns. */
export function inOrder<Column extends string>(
  columns: readonly Column[],
  cells: Cells<Column>,
): readonly string[] {
  return columns.map((column) => cells[column]);
}

/** A row of cells that are written already. */
export function rowText(cells: readonly string[], separator: Separator): string {
  return `${cells.join(separator)}\r\n`;
}

/** The first row. A byte order mark before it tells Excel that the file is UTF-8. */
export function headerText(columns: readonly string[], separator: Separator): string {
  return `\ufeff${rowText(columns, separator)}`;
}
