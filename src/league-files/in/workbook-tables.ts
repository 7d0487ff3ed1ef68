import type { CsvRow } from '../csv/rows.ts';
import { headerRow } from '../csv/separator.ts';
import { checkedRows } from '../csv/rows.ts';
import { wholeFile, type Findings } from '../fault.ts';
import { MOST_SHEET_ROWS } from '../limits.ts';
import { isKnownHeader, type TableName } from './columns.ts';
import type { Draft } from './draft.ts';
import { shownStart } from './figures.ts';
import { draftOfTable } from './from-table.ts';
import { tableOfHeads } from './heads.ts';
import { tableOf } from './table.ts';

/** A sheet of a workbook as a reader of its format gives it. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Without blank ones. */
  readonly rows: readonly CsvRow[];
  /** Whether it has more rows, blank ones too, than any that is read. */
  readonly isTooLong: boolean;
}

/** The most names of sheets that fit into a note. */
const MOST_SHEETS_TOLD = 8;

/**
 * The tables of a workbook: of its visible sheets the first roster, the first schedule and the first terms, whatever stands
 * before them. Without any, its first sheet with something in it says what is wrong.
 */
export function draftsOfSheets(
  file: string,
  sheets: readonly Sheet[],
  found: Findings,
): readonly Draft[] | null {
  const chosen = chosenOf(sheets);
  if (chosen.length === 0) {
    found.fault(wholeFile(file), { code: 'file-empty' });
    return null;
  }
  const others = sheets.filter((sheet) => !chosen.includes(sheet)).map(({ name }) => shownStart(name));
  found.note(wholeFile(file), {
    ...{ code: 'read-sheet', sheets: chosen.map(({ name }) => shownStart(name)) },
    others: others.slice(0, MOST_SHEETS_TOLD),
  });
  const drafts = chosen.flatMap((sheet) => {
    if (sheet.isTooLong) {
      found.fault(wholeFile(file), { code: 'too-many-rows', most: MOST_SHEET_ROWS });
      return [];
    }
    // Of several sheets a row alone does not say which.
    const place = chosen.length === 1 ? file : `${file} [${shownStart(sheet.name)}]`;
    const table = tableOf(place, checkedRows(sheet.rows), found);
    return table === null ? [] : [draftOfTable(table, found)];
  });
  return drafts.length < chosen.length ? null : drafts;
}

function chosenOf(sheets: readonly Sheet[]): readonly Sheet[] {
  const filled = sheets.filter(({ rows, isTooLong }) => rows.length > 0 || isTooLong);
  const byTable = new Map<TableName, Sheet>();
  for (const sheet of filled.filter(({ isHidden }) => !isHidden)) {
    const table = tableOfHeads(sheet.rows[headerRow(sheet.rows, isKnownHeader)]?.cells ?? []);
    if (table !== null && !byTable.has(table)) byTable.set(table, sheet);
  }
  if (byTable.size > 0) return [...byTable.values()];
  const [first] = filled.toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden));
  return first === undefined ? [] : [first];
}
