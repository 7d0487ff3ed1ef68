import { csvRows } from '../../league-files/csv/rows.ts';
import { headerCells, separatorOf, type Separator } from '../../league-files/csv/separator.ts';
import { FRAMES_COLUMNS } from '../csv/frames-csv.ts';
import { GAMES_COLUMNS } from '../csv/games-csv.ts';
import { HEADS } from '../csv/row.ts';
import { unguardedCell } from '../csv/cell.ts';

/** What a table has in its rows, and where. */
export interface TableHead {
  readonly kind: keyof typeof HEADS;
  readonly separator: Separator;
  readonly columns: readonly string[];
}

const COLUMNS = { games: GAMES_COLUMNS, frames: FRAMES_COLUMNS } as const;
const KNOWN: ReadonlySet<string> = new Set([...GAMES_COLUMNS, ...FRAMES_COLUMNS]);
/** A table of ours, of whatever version. */
const OURS = /^headpin-(?:games|frames)-\d+$/u;

/** How many columns of ours a table's first row names. */
export function knownHeads(text: string): number {
  const separator = separatorOf(text, (name) => KNOWN.has(name));
  if (separator === null) return 0;
  return headerCells(text, separator, (name) => KNOWN.has(name)).filter((name) => KNOWN.has(name)).length;
}

/** Reads a table's first row. Its columns may be in another order, as a spreadsheet leaves them. */
export function tableHead(row: string): TableHead | 'newer' | 'other-file' {
  const separator = separatorOf(row, (name) => KNOWN.has(name));
  if (separator === null) return 'other-file';
  const columns = headerCells(row, separator, (name) => KNOWN.has(name)).map((name) => name.trim());
  const kind = (['games', 'frames'] as const).find((one) => columns.includes(HEADS[one]));
  if (kind === undefined) return columns.some((name) => OURS.test(name)) ? 'newer' : 'other-file';
  return COLUMNS[kind].every((name) => columns.includes(name)) ? { kind, separator, columns } : 'other-file';
}

/** A row's cells by the names of their columns, guards undone; null where it is not a row of this table. */
export function rowIn({ separator, columns }: TableHead, text: string): ReadonlyMap<string, string> | null {
  const { rows, faults } = csvRows(text, separator, 1);
  const [row] = rows;
  if (row === undefined || faults.length > 0 || row.cells.length !== columns.length) return null;
  return new Map(columns.map((name, place) => [name, unguardedCell(row.cells[place] ?? '')]));
}
