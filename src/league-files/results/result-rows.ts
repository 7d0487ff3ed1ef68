import { FRAME_NUMBERS } from '../../core/formats/formats.ts';
import { isOfPair, PAIR_KEYS, RECORDS, type NightResult } from './result-shape.ts';

type RecordName = keyof typeof RECORDS;

/** A record's value in one column. */
type Value = string | number | boolean | null | readonly string[];

/** The kinds of records in the order of the rows. */
export const RECORD_NAMES = Object.keys(RECORDS) as readonly RecordName[];

/** All columns except `record`, with one for each frame; the last are only a pair's. */
export const RESULT_COLUMNS: readonly string[] = Array.from(
  new Set(Object.values(RECORDS).flatMap(({ entries }) => Object.keys(entries))),
)
  .toSorted((one, other) => Number(PAIR_KEYS.has(one)) - Number(PAIR_KEYS.has(other)))
  .flatMap((key) => (key === 'frames' ? FRAME_NUMBERS.map(frameColumn) : [key]));

/** The columns of a result, the check code last. */
export function headerOf(result: NightResult): readonly string[] {
  const columns = isOfPair(result)
    ? RESULT_COLUMNS
    : RESULT_COLUMNS.filter((column) => !PAIR_KEYS.has(column));
  return ['record', ...columns, 'check'];
}

export function frameColumn(frame: number): string {
  return `frame ${String(frame)}`;
}

/** A result as rows of cells, the header first, without the check code, which is computed from these rows. */
export function resultRows(result: NightResult): readonly (readonly string[])[] {
  const { match, teams, games, lines, totals, units, points, rollOffs, signOffs, corrections } = result;
  const records: Readonly<Record<RecordName, readonly Readonly<Record<string, Value>>[]>> = {
    ...{ match: [match], team: teams, game: games, line: lines, total: totals, unit: units },
    ...{ points: [points], rollOff: rollOffs, signOff: signOffs, correction: corrections },
  };
  const header = headerOf(result);
  const columns = header.slice(1, -1);
  const rows = RECORD_NAMES.flatMap((name) => records[name].map((record) => rowOf(name, columns, record)));
  return [header, ...rows];
}

function rowOf(
  name: RecordName,
  columns: readonly string[],
  record: Readonly<Record<string, Value>>,
): readonly string[] {
  const cells = new Map(
    Object.entries(record).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? value.map((frame, index) => [frameColumn(index + 1), frame] as const)
        : [[key, cellOf(value)] as const],
    ),
  );
  return [name, ...columns.map((column) => cells.get(column) ?? ''), ''];
}

function cellOf(value: Exclude<Value, readonly string[]>): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
