import type { CsvRow } from '../csv/rows.ts';
import { inRow, wholeFile, type Findings } from '../fault.ts';
import {
  COLUMNS,
  NAME_PARTS,
  REQUIRED,
  TABLES,
  called,
  isHeaderOf,
  rankOf,
  type ColumnName,
  type TableName,
} from './columns.ts';
import { shownStart } from './figures.ts';
import { sameText } from './same-text.ts';

/** The cells of each column, counted from 0. A last name may have two. */
export type Places = ReadonlyMap<ColumnName, readonly number[]>;

/** Columns of which another one beside it does no harm. */
const EITHER_DOES: readonly ColumnName[] = ['id', 'teamId', 'round', 'lanes', 'date'];

/** Columns of names, beside which one of the same head can be their number: `Team` and `Team Name`. */
const NUMBER_BESIDE: readonly (readonly [ColumnName, ColumnName | null])[] = [
  ['team', 'teamId'],
  ['name', 'id'],
  ['home', null],
  ['visitors', null],
];

/** The table that heads name best, and what it lacks. */
function bestTable(cells: readonly string[]): {
  readonly name: TableName;
  readonly missing: readonly ColumnName[];
  readonly known: number;
} | null {
  const has = (column: ColumnName): boolean => {
    const columns = column === 'name' ? [column, ...NAME_PARTS] : [column];
    return cells.some((cell) => columns.some((one) => isHeaderOf(one, cell)));
  };
  const [best] = TABLES.map((name) => ({
    name,
    missing: REQUIRED[name].filter((column) => !has(column)),
    known: COLUMNS[name].filter(has).length,
  })).toSorted((one, other) => one.missing.length - other.missing.length || other.known - one.known);
  return best === undefined || best.known === 0 ? null : best;
}

/** The table that heads name with all that it must have; null if there is none. */
export function tableOfHeads(cells: readonly string[]): TableName | null {
  const best = bestTable(cells);
  return best === null || best.missing.length > 0 ? null : best.name;
}

/** The table that a row of heads names; null, with a fault, if it is none or lacks a column. */
export function tableNamed(file: string, { cells }: CsvRow, found: Findings): TableName | null {
  const best = bestTable(cells);
  if (best === null) {
    const columns = cells.map(shownStart).filter((cell) => cell !== '');
    found.fault(wholeFile(file), { code: 'table-unknown', columns: columns.slice(0, MOST_TOLD) });
    return null;
  }
  for (const missing of best.missing) found.fault(wholeFile(file), { code: 'column-missing', missing });
  return best.missing.length === 0 ? best.name : null;
}

/** The most column names that fit into a message. */
const MOST_TOLD = 8;

/** A table's heads, with the rows below, which tell a number from a name. */
export interface Heads {
  readonly file: string;
  readonly table: TableName;
  readonly header: CsvRow;
  readonly rows: readonly CsvRow[];
}

/** Which cells are which column; null, with a fault, where two that differ are the same. */
export function placesOf(heads: Heads, found: Findings): Places | null {
  const { file, table, header } = heads;
  const all = new Map<ColumnName, readonly number[]>();
  for (const [index, cell] of header.cells.entries()) {
    const column = COLUMNS[table].find((one) => isHeaderOf(one, cell));
    if (column !== undefined) all.set(column, [...(all.get(column) ?? []), index]);
    else if (cell.trim() !== '')
      found.note(inRow(file, header.row, shownStart(cell)), { code: 'column-ignored' });
  }
  withNumbersApart(heads, all);
  const places = new Map<ColumnName, readonly number[]>();
  let isFine = true;
  for (const [column, indexes] of all) {
    const chosen = chosenOf(heads, column, indexes, found);
    if (chosen === null) isFine = false;
    else places.set(column, chosen);
  }
  // A name in full needs no parts.
  if (places.has('name') && NAME_PARTS.every((part) => places.has(part)))
    for (const part of NAME_PARTS) {
      for (const index of places.get(part) ?? []) besideNote(heads, index, places.get('name')?.[0], found);
      places.delete(part);
    }
  return isFine ? places : null;
}

/** Makes `Team` with numbers the team’s ID, where `Team Name` stands beside it. */
function withNumbersApart({ header, rows }: Heads, all: Map<ColumnName, readonly number[]>): void {
  const isNumbers = (index: number): boolean => {
    const cells = rows.map(({ cells: one }) => (one[index] ?? '').trim()).filter((cell) => cell !== '');
    return cells.length > 0 && cells.every((cell) => /^\d{1,6}$/u.test(cell));
  };
  for (const [column, number] of NUMBER_BESIDE) {
    const indexes = all.get(column) ?? [];
    const names = indexes.filter((index) => !isNumbers(index));
    const numbers = indexes.filter((index) => !names.includes(index));
    const [first] = numbers;
    const heads = new Set(indexes.map((index) => called(header.cells[index] ?? '')));
    if (names.length === 0 || first === undefined || heads.size === 1) continue;
    all.set(column, names);
    if (number !== null && !all.has(number)) all.set(number, [first]);
  }
}

/** The cells of a column that several heads name; null, with a fault, where nobody can tell. */
function chosenOf(
  heads: Heads,
  column: ColumnName,
  indexes: readonly number[],
  found: Findings,
): readonly number[] | null {
  const { file, header, rows } = heads;
  const head = (index: number): string => header.cells[index] ?? '';
  const [best = 0, ...others] = indexes.toSorted(
    (one, other) => rankOf(column, head(one)) - rankOf(column, head(other)),
  );
  // Both last names of a Spaniard.
  if (column === 'lastName' && new Set(indexes.map((index) => called(head(index)))).size === indexes.length)
    return indexes;
  const isAlike = (index: number): boolean =>
    rows.every(({ cells }) => sameText(cells[index] ?? '') === sameText(cells[best] ?? ''));
  for (const other of others) {
    const differ = called(head(best)) !== called(head(other));
    const isTold = differ && (rankOf(column, head(best)) < 0 || EITHER_DOES.includes(column));
    if (!isTold && !isAlike(other)) {
      const [first = other, second = other] = [best, other].toSorted((one, two) => one - two);
      found.fault(inRow(file, header.row, shownStart(head(second))), {
        ...{ code: 'column-twice', other: shownStart(head(first)) },
      });
      return null;
    }
    besideNote(heads, other, best, found);
  }
  return [best];
}

function besideNote({ file, header }: Heads, index: number, best: number | undefined, found: Findings): void {
  const other = shownStart(header.cells[best ?? index] ?? '');
  found.note(inRow(file, header.row, shownStart(header.cells[index] ?? '')), {
    code: 'column-beside',
    other,
  });
}

const HANGUL = /^\p{Script=Hangul}+$/u;

/** First and last name together, as they are spoken; one that has the words of the other already is the whole. */
export function wholeName(given: string, family: string): string {
  const [first, last] = [given.trim(), family.trim()];
  if (first === '' || last === '') return first + last;
  if (HANGUL.test(first) && HANGUL.test(last)) return first.startsWith(last) ? first : last + first;
  if (hasMore(first, last)) return first;
  return hasMore(last, first) ? last : `${first} ${last}`;
}

function hasMore(whole: string, part: string): boolean {
  const [all = [], some = []] = [whole, part].map((text) => sameText(text).split(/[\s,]+/u));
  return all.length > some.length && some.every((word) => all.includes(word));
}
