import type { PartFault, WholeFault } from '../fault.ts';
import { LONGEST_CELL, MOST_CELLS, MOST_ROWS } from '../limits.ts';
import type { Separator } from './separator.ts';

/** A row with its spreadsheet row number. Its cells are unquoted. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A fault in a row. `cell` counts from 0; null: the whole row. */
export interface RowFault {
  readonly row: number;
  readonly cell: number | null;
  readonly facts: PartFault | WholeFault;
}

export interface CsvRows {
  /** Without blank rows. */
  readonly rows: readonly CsvRow[];
  readonly faults: readonly RowFault[];
}

/** One cell, and where the next cell or row begins. */
interface Cell {
  readonly text: string;
  readonly end: number;
  readonly fault: PartFault | null;
}

/** Reads a CSV text with any kind of line end, up to `most` rows that are not blank. */
export function csvRows(text: string, separator: Separator, most = MOST_ROWS + 1): CsvRows {
  const rows: CsvRow[] = [];
  const faults: RowFault[] = [];
  let at = 0;
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    let isBlank = true;
    let isTooLong = false;
    for (let count = 0; ; count += 1) {
      const cell = cellAt(text, at, separator);
      at = cell.end;
      if (cell.fault !== null) faults.push({ row, cell: count, facts: cell.fault });
      const isFilled = cell.text.trim() !== '';
      if (isFilled) isBlank = false;
      if (count < MOST_CELLS) cells.push(cell.text);
      else if (isFilled) isTooLong = true;
      if (text[at] !== separator) break;
      at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (isBlank) continue;
    if (isTooLong) faults.push({ row, cell: null, facts: { code: 'too-many-cells', most: MOST_CELLS } });
    if (rows.length === most) {
      faults.push({ row, cell: null, facts: { code: 'too-many-rows', most: most - 1 } });
      break;
    }
    rows.push({ row, cells });
  }
  return { rows, faults };
}

/** The faults of rows that a spreadsheet has divided already, and those rows without them. */
export function checkedRows(rows: readonly CsvRow[]): CsvRows {
  const faults: RowFault[] = [];
  const fitting = rows.slice(0, MOST_ROWS + 1).map(({ row, cells }): CsvRow => {
    if (cells.slice(MOST_CELLS).some((cell) => cell.trim() !== ''))
      faults.push({ row, cell: null, facts: { code: 'too-many-cells', most: MOST_CELLS } });
    return {
      row,
      cells: cells.slice(0, MOST_CELLS).map((text, cell) => {
        if (text.length <= LONGEST_CELL) return text;
        faults.push({ row, cell, facts: { code: 'cell-too-long', most: LONGEST_CELL } });
        return '…';
      }),
    };
  });
  const next = rows[fitting.length];
  if (next !== undefined)
    faults.push({ row: next.row, cell: null, facts: { code: 'too-many-rows', most: MOST_ROWS } });
  return { rows: fitting, faults };
}

function cellAt(text: string, start: number, separator: Separator): Cell {
  const cell = text[start] === '"' ? quotedCell(text, start, separator) : plainCell(text, start, separator);
  if (cell.text.length <= LONGEST_CELL) return cell;
  return { ...cell, text: '…', fault: cell.fault ?? { code: 'cell-too-long', most: LONGEST_CELL } };
}

function plainCell(text: string, start: number, separator: Separator): Cell {
  let end = start;
  while (end < text.length && !isEnd(text[end], separator)) end += 1;
  return { text: text.slice(start, end), end, fault: null };
}

function isEnd(character: string | undefined, separator: Separator): boolean {
  return character === separator || character === '\n' || character === '\r';
}

function quotedCell(text: string, start: number, separator: Separator): Cell {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) return { text: '…', end: text.length, fault: { code: 'quote-open' } };
  const quoted = text.slice(start + 1, close).replaceAll('""', '"');
  const rest = plainCell(text, close + 1, separator);
  return {
    text: quoted,
    end: rest.end,
    fault: rest.text.trim() === '' ? null : { code: 'text-after-quote' },
  };
}
