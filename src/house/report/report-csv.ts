import type { Report, ReportRow } from '../../house-contract/report.ts';
import { csvText } from '../../league-files/csv/csv-text.ts';

const COLUMNS = [
  'day',
  'lane',
  'kind',
  'games',
  'unfinished',
  'lines',
  'minutes',
] as const satisfies readonly (keyof ReportRow)[];

/** The report as CSV in UTF-8, with its column names in the first row. */
export function reportCsv({ rows }: Report): string {
  return csvText([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => String(row[column])))], ',');
}
