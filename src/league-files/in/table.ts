import { isLongerThan } from '../../core/players/letters.ts';
import { isUnreadable, shownText, withoutUnseen } from '../../core/players/readable.ts';
import { isFormula, unguarded } from '../csv/guard.ts';
import { csvRows, type CsvRow, type CsvRows } from '../csv/rows.ts';
import { headerRow, type Separator } from '../csv/separator.ts';
import { inRow, wholeFile, type Findings, type Spot } from '../fault.ts';
import { MOST_ROWS } from '../limits.ts';
import { dayOrderOf, type DayOrder } from './dates.ts';
import { decimalSignOf, shownStart, type DecimalSign, type NumberKind } from './figures.ts';
import { isTotal, isTotalName } from './cell-words.ts';
import {
  NAME_PARTS,
  REQUIRED,
  called,
  isHeaderOf,
  isKnownHeader,
  type ColumnName,
  type TableName,
} from './columns.ts';
import { placesOf, tableNamed, tableOfHeads, wholeName, type Places } from './heads.ts';

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
  /** The head of a column of weeks or games, which a roster has where each of its bowlers has many rows. */
  readonly weeks: string | null;
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
  const below = firstTable(file, header, others.slice(0, MOST_ROWS), found);
  const columns = placesOf({ file, table: name, header, rows: below }, found);
  if (columns === null) return null;
  const heading = { file, columns, header };
  const seen = below.map((row) => seenRow(heading, row, found));
  const counted = seen.filter((row) => !isLeftOut(name, heading, row, found));
  if (counted.length === 0) found.fault(wholeFile(file), { code: 'rows-missing' });
  const style = {
    sign: decimalSignOf(numbersIn(columns, counted)),
    order: dayOrderOf(counted.map((row) => textOf(columns, row, 'date'))),
  };
  return {
    ...{ name, rows: counted.map((row) => tableRow({ ...heading, style }, row, found)) },
    weeks: header.cells.find(isWeek) ?? null,
  };
}

/** The rows up to another table, as of a schedule below a roster, which is a fault. */
function firstTable(
  file: string,
  header: CsvRow,
  rows: readonly CsvRow[],
  found: Findings,
): readonly CsvRow[] {
  const heads = header.cells.map(called).join();
  const second = rows.findIndex(({ cells }) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    return tableOfHeads(cells) !== null && filled.every(isKnownHeader) && cells.map(called).join() !== heads;
  });
  const row = rows[second]?.row;
  if (row === undefined) return rows;
  found.fault(inRow(file, row), { code: 'second-table' });
  return rows.slice(0, second);
}

const WEEKS = ['game', 'gameno', 'juego', 'partida', 'spiel'];

function isWeek(head: string): boolean {
  return isHeaderOf('round', head) || isHeaderOf('date', head) || WEEKS.includes(called(head));
}

/** The columns with numbers. A setting's value may be one. */
const NUMBERS: Partial<Readonly<Record<ColumnName, NumberKind>>> = {
  ...{ place: 'whole', games: 'whole', pins: 'whole' },
  ...{ average: 'average', handicap: 'any', value: 'any' },
};

function numbersIn(columns: Places, rows: readonly CsvRow[]): readonly (readonly [NumberKind, string])[] {
  return Array.from(columns.keys()).flatMap((column) => {
    const kind = NUMBERS[column];
    return kind === undefined ? [] : rows.map((row) => [kind, textOf(columns, row, column)] as const);
  });
}

/** A row of totals, or the heads again, as they stand on each page that a program prints. */
function isLeftOut(
  name: TableName,
  { file, columns, header }: Omit<Heading, 'style'>,
  row: CsvRow,
  found: Findings,
): boolean {
  if (name === 'terms') return false;
  const isHead = Array.from(columns.values(), ([index = 0]) => index).every(
    (index) => called(row.cells[index] ?? '') === called(header.cells[index] ?? ''),
  );
  if (isHead) {
    found.note(inRow(file, row.row), { code: 'heads-again' });
    return true;
  }
  const [first = ''] = row.cells.filter((cell) => cell.trim() !== '');
  const filled = REQUIRED[name].filter((column) => textOf(columns, row, column).trim() !== '');
  // A bowler may be called Total: who has an ID is one.
  const isNamed = isTotalName(textOf(columns, row, 'name')) && textOf(columns, row, 'id').trim() === '';
  if (!isNamed && !(isTotal(first) && filled.length <= 1)) return false;
  found.note(inRow(file, row.row), { code: 'total-row' });
  return true;
}

/** The text of a row in one column, empty where the table lacks it; of a name its parts count. */
function textOf(columns: Places, { cells }: CsvRow, column: ColumnName): string {
  const plain = (one: ColumnName): string =>
    (columns.get(one) ?? []).map((index) => cells[index] ?? '').join(' ');
  const isWhole = column !== 'name' || !NAME_PARTS.some((part) => columns.has(part));
  if (isWhole) return plain(column);
  // Beside a first name `Name` is the last one, beside a last name the first.
  return wholeName(
    plain(columns.has('firstName') ? 'firstName' : 'name'),
    plain(columns.has('lastName') ? 'lastName' : 'name'),
  );
}

/** The head of a column as the file has it. */
function headOf({ columns, header }: Omit<Heading, 'style'>, column: ColumnName): string {
  const parts = column === 'name' ? [column, ...NAME_PARTS] : [column];
  const indexes = parts.flatMap((part) => columns.get(part) ?? []);
  return indexes.length === 0
    ? column
    : indexes.map((index) => shownStart(header.cells[index] ?? column)).join(', ');
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
  const known = new Set(Array.from(columns.values()).flat());
  return {
    row,
    cells: cells.map((cell, index) =>
      known.has(index)
        ? seenText(cell, inRow(file, row, shownStart(header.cells[index] ?? '')), found)
        : cell,
    ),
  };
}

function tableRow(heading: Heading, row: CsvRow, found: Findings): TableRow {
  const { file, columns, header, style } = heading;
  const due = header.cells.length;
  const longest = row.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (longest > due) found.fault(inRow(file, row.row), { code: 'row-too-long', cells: longest, due });
  return {
    spot: inRow(file, row.row),
    cell: (column) => ({
      ...{ text: textOf(columns, row, column), spot: inRow(file, row.row, headOf(heading, column)) },
      ...{ kind: NUMBERS[column] ?? 'any', style },
    }),
  };
}

/** A name, an id or another text; null if the cell is empty. A possible formula stays text. */
export function textIn({ text, spot }: TableCell, longest: number, found: Findings): string | null {
  const bare = unguarded(text.replace(/\s+/gu, ' ').trim());
  if (isFormula(bare) && !isUnreadable(bare)) found.note(spot, { code: 'formula-is-text' });
  return tidyText(bare, spot, longest, found);
}

/** A text without what nobody sees and could mislead, which is reported. */
export function seenText(raw: string, spot: Spot, found: Findings): string {
  const seen = withoutUnseen(raw);
  if (seen !== raw) found.note(spot, { code: 'unseen-left-out' });
  return seen;
}

/** A text in the form that is saved, on one line; null if it is empty or refused. */
export function tidyText(raw: string, spot: Spot, longest: number, found: Findings): string | null {
  const text = raw.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (isUnreadable(text)) {
    found.fault(spot, { code: 'text-unreadable', text: shownText(text) });
    return null;
  }
  if (isLongerThan(text, longest)) {
    found.fault(spot, { code: 'text-too-long', most: longest });
    return null;
  }
  return text === '' ? null : text;
}
