import { isLongerThan } from '../../core/players/letters.ts';
import { isUnreadable, shownText, withoutUnseen } from '../../core/players/readable.ts';
import { isFormula, unguarded } from '../csv/guard.ts';
import { csvRows, type CsvRow, type CsvRows } from '../csv/rows.ts';
import { headerRow, type Separator } from '../csv/separator.ts';
import { inRow, wholeFile, type Findings, type Spot } from '../fault.ts';
import { MOST_ROWS } from '../limits.ts';
import { dayOrderOf, type DayOrder } from './dates.ts';
import { decimalSignOf, shownStart, type DecimalSign, type NumberKind } from './figures.ts';
import {
  COLUMNS,
  REQUIRED,
  TABLES,
  isHeaderOf,
  isKnownHeader,
  isPlainer,
  isTotal,
  type ColumnName,
  type TableName,
} from './columns.ts';

/** How a file writes what can be written in two ways; null where none of its cells shows it. */
export interface Style {
  readonly sign: DecimalSign | null;
  readonly order: DayOrder | null;
}

/** One cell with the column name of the file, for messages. */
export interface TableCell {
  readonly text: string;
  readonly spot: Spot;
  readonly kind: NumberKind;
  readonly style: Style;
}

export interface TableRow {
  readonly spot: Spot;
  /** The cell is empty if the table lacks this column. */
  readonly cell: (column: ColumnName) => TableCell;
}

export interface Table {
  readonly name: TableName;
  readonly rows: readonly TableRow[];
}

/** Reads one table from a CSV text; null if its header is none that we know. */
export function tableIn(file: string, text: string, separator: Separator, found: Findings): Table | null {
  const { rows, faults } = csvRows(text, separator);
  return tableOf(file, { rows: /^"?sep=/iu.test(text) ? rows.slice(1) : rows, faults }, found);
}

/** Reads one table from its rows; null if its header is none that we know. */
export function tableOf(file: string, { rows: written, faults }: CsvRows, found: Findings): Table | null {
  const titles = written.slice(0, Math.max(0, headerRow(written, isKnownHeader)));
  const [header, ...others] = written.slice(titles.length);
  for (const { row, cell, facts } of faults)
    found.fault(inRow(file, row, cell === null ? null : shownStart(header?.cells[cell] ?? '')), facts);
  if (header === undefined) {
    found.fault(wholeFile(file), { code: 'file-empty' });
    return null;
  }
  const name = tableNamed(file, header, found);
  if (name === null) return null;
  for (const { row } of titles) found.note(inRow(file, row), { code: 'title-row' });
  const columns = columnsOf(file, name, header, found);
  if (columns === null) return null;
  const seen = others.slice(0, MOST_ROWS).map((row) => seenRow({ file, columns, header }, row, found));
  const counted = withoutTotal(file, name, columns, seen, found);
  if (counted.length === 0) found.fault(wholeFile(file), { code: 'rows-missing' });
  const style = {
    sign: decimalSignOf(numbersIn(columns, counted)),
    order: dayOrderOf(counted.map(({ cells }) => cells[columns.get('date') ?? -1] ?? '')),
  };
  return { name, rows: counted.map((row) => tableRow({ file, columns, header, style }, row, found)) };
}

/** The columns with numbers. A setting's value may be one. */
const NUMBERS: Partial<Readonly<Record<ColumnName, NumberKind>>> = {
  ...{ place: 'whole', games: 'whole', pins: 'whole' },
  ...{ average: 'average', handicap: 'any', value: 'any' },
};

function numbersIn(columns: Places, rows: readonly CsvRow[]): readonly (readonly [NumberKind, string])[] {
  return Array.from(columns).flatMap(([column, index]) => {
    const kind = NUMBERS[column];
    return kind === undefined ? [] : rows.map(({ cells }) => [kind, cells[index] ?? ''] as const);
  });
}

type Places = ReadonlyMap<ColumnName, number>;

function tableNamed(file: string, { cells }: CsvRow, found: Findings): TableName | null {
  const has = (column: ColumnName): boolean => cells.some((cell) => isHeaderOf(column, cell));
  const [best] = TABLES.map((name) => ({
    name,
    missing: REQUIRED[name].filter((column) => !has(column)),
    known: COLUMNS[name].filter(has).length,
  })).toSorted((one, other) => one.missing.length - other.missing.length || other.known - one.known);
  if (best === undefined || best.known === 0) {
    const columns = cells.map(shownStart).filter((cell) => cell !== '');
    found.fault(wholeFile(file), { code: 'table-unknown', columns: columns.slice(0, MOST_TOLD) });
    return null;
  }
  for (const missing of best.missing) found.fault(wholeFile(file), { code: 'column-missing', missing });
  return best.missing.length === 0 ? best.name : null;
}

/** The most column names that fit into a message. */
const MOST_TOLD = 8;

function columnsOf(file: string, name: TableName, header: CsvRow, found: Findings): Places | null {
  const places = new Map<ColumnName, number>();
  let isFine = true;
  for (const [index, cell] of header.cells.entries()) {
    const spot = inRow(file, header.row, shownStart(cell));
    const column = COLUMNS[name].find((one) => isHeaderOf(one, cell));
    if (column === undefined) {
      if (cell.trim() !== '') found.note(spot, { code: 'column-ignored' });
      continue;
    }
    const before = places.get(column);
    const other = before === undefined ? '' : (header.cells[before] ?? '');
    if (before === undefined || isPlainer(cell, other)) places.set(column, index);
    if (before === undefined) continue;
    if (isPlainer(cell, other))
      found.note(inRow(file, header.row, shownStart(other)), {
        code: 'column-beside',
        other: shownStart(cell),
      });
    else if (isPlainer(other, cell)) found.note(spot, { code: 'column-beside', other: shownStart(other) });
    else {
      found.fault(spot, { code: 'column-twice' });
      isFine = false;
    }
  }
  return isFine ? places : null;
}

/** The last row of a spreadsheet may be a row of totals. */
function withoutTotal(
  file: string,
  name: TableName,
  columns: Places,
  rows: readonly CsvRow[],
  found: Findings,
): readonly CsvRow[] {
  const last = rows.at(-1);
  if (last === undefined || name === 'terms') return rows;
  const [first = ''] = last.cells.filter((cell) => cell.trim() !== '');
  // A bowler may be called Total, but such a row has all required cells.
  const filled = REQUIRED[name].filter((column) => last.cells[columns.get(column) ?? -1]?.trim());
  if (!isTotal(first) || filled.length > 1) return rows;
  found.note(inRow(file, last.row), { code: 'total-row' });
  return rows.slice(0, -1);
}

/** What the rows of a table share. */
interface Heading {
  readonly file: string;
  readonly columns: Places;
  readonly header: CsvRow;
  readonly style: Style;
}

/** A row whose known cells have lost what nobody sees. */
function seenRow(
  { file, columns, header }: Omit<Heading, 'style'>,
  { row, cells }: CsvRow,
  found: Findings,
): CsvRow {
  const known = new Set(columns.values());
  return {
    row,
    cells: cells.map((cell, index) =>
      known.has(index)
        ? seenText(cell, inRow(file, row, shownStart(header.cells[index] ?? '')), found)
        : cell,
    ),
  };
}

function tableRow({ file, columns, header, style }: Heading, row: CsvRow, found: Findings): TableRow {
  const due = header.cells.length;
  const longest = row.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (longest > due) found.fault(inRow(file, row.row), { code: 'row-too-long', cells: longest, due });
  return {
    spot: inRow(file, row.row),
    cell: (column) => {
      const index = columns.get(column);
      const title = index === undefined ? column : shownStart(header.cells[index] ?? column);
      return {
        ...{ text: index === undefined ? '' : (row.cells[index] ?? ''), spot: inRow(file, row.row, title) },
        ...{ kind: NUMBERS[column] ?? 'any', style },
      };
    },
  };
}

/** A name, an id or another text; null if the cell is empty. A possible formula stays text. */
export function textIn({ text, spot }: TableCell, longest: number, found: Findings): string | null {
  const bare = unguarded(text);
  if (isFormula(bare) && !isUnreadable(bare)) found.note(spot, { code: 'formula-is-text' });
  return tidyText(bare, spot, longest, found);
}

/** A text without what nobody sees and could mislead, which is reported. */
export function seenText(raw: string, spot: Spot, found: Findings): string {
  const seen = withoutUnseen(raw);
  if (seen !== raw) found.note(spot, { code: 'unseen-left-out' });
  return seen;
}

/** A text in the form that is saved; null if it is empty or refused. */
export function tidyText(raw: string, spot: Spot, longest: number, found: Findings): string | null {
  if (isUnreadable(raw)) {
    found.fault(spot, { code: 'text-unreadable', text: shownText(raw) });
    return null;
  }
  const text = raw.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (isLongerThan(text, longest)) {
    found.fault(spot, { code: 'text-too-long', most: longest });
    return null;
  }
  return text === '' ? null : text;
}
