import * as v from 'valibot';
import { err, ok, type Result } from '../../core/line/result.ts';
import { unguarded } from '../csv/guard.ts';
import { csvRows, type CsvRow } from '../csv/rows.ts';
import { separatorOf } from '../csv/separator.ts';
import { Findings, inJson, inRow, wholeFile, type FileFaults } from '../fault.ts';
import { numberOf, shownStart } from '../in/figures.ts';
import { isJson, type FoundFile } from '../in/read-league.ts';
import { factsOf, jsonContent, pathOf } from '../json-content.ts';
import { MOST_BYTES, MOST_RESULT_ROWS } from '../limits.ts';
import { decoded, type Decode } from '../text-bytes/encoding.ts';
import { FRAME_NUMBERS } from '../../core/formats/formats.ts';
import { resultCode, type Sha256 } from './result-files.ts';
import { RECORD_NAMES, RESULT_COLUMNS, frameColumn } from './result-rows.ts';
import {
  CHECK_CODE,
  PAIR_KEYS,
  RECORDS,
  RESULT_FILE_SHAPE,
  RESULT_SHAPE,
  RESULT_VERSIONS,
  type NightResult,
} from './result-shape.ts';

const HEAD = { shape: RESULT_FILE_SHAPE, head: { file: 'headpin-result', versions: RESULT_VERSIONS } };

const HEADERS: ReadonlySet<string> = new Set(['record', ...RESULT_COLUMNS, 'check']);

const NUMBERS: ReadonlySet<string> = new Set([
  ...['game', 'games', 'place', 'average', 'scratch', 'handicap', 'total', 'atStake', 'home', 'visitors'],
  ...[
    'unearned',
    'due',
    'homeTotal',
    'visitorsTotal',
    'go',
    'homePins',
    'visitorsPins',
    'generation',
    'besideGeneration',
    'frame',
  ],
]);

/** Reads a result from CSV or JSON and verifies its check code. */
export function readResult(file: FoundFile, decode: Decode, sha256: Sha256): Result<NightResult, FileFaults> {
  const found = new Findings();
  const result = resultIn(file, decode, sha256, found);
  return result === null || !found.isFine ? err(found.faults) : ok(result);
}

function resultIn(file: FoundFile, decode: Decode, sha256: Sha256, found: Findings): NightResult | null {
  const whole = wholeFile(file.name);
  if (file.bytes.length > MOST_BYTES) {
    found.fault(whole, { code: 'file-too-large', most: MOST_BYTES });
    return null;
  }
  const read = decoded(file.bytes, decode, file.encoding ?? null, isOurHeader);
  if (!read.ok) {
    found.fault(whole, read.error);
    return null;
  }
  const { text } = read.value;
  const sealed = isJson(text) ? fromJson(file.name, text, found) : fromCsv(file, text, found);
  if (sealed === null) return null;
  const due = resultCode(sealed.result, sha256);
  if (due !== sealed.check) found.fault(whole, { code: 'check-code-differs', written: sealed.check, due });
  return sealed.result;
}

function isOurHeader(text: string): number {
  return /^"?record\b/u.test(text) ? 1 : 0;
}

interface Sealed {
  readonly result: NightResult;
  readonly check: string;
}

function fromJson(file: string, text: string, found: Findings): Sealed | null {
  const content = jsonContent(file, text, HEAD, found);
  if (content === null) return null;
  const { check, match, teams, games, lines, totals, units, points } = content;
  const { rollOffs, signOffs, corrections } = content;
  const ofPoints = { totals, units, points, rollOffs, signOffs, corrections };
  return { check, result: { match, teams, games, lines, ...ofPoints } };
}

function fromCsv({ name, separator }: FoundFile, text: string, found: Findings): Sealed | null {
  const whole = wholeFile(name);
  const used = separator ?? separatorOf(text, (header) => HEADERS.has(header.trim()));
  if (used === null) {
    found.fault(whole, { code: text.trim() === '' ? 'file-empty' : 'wrong-separator', separator: null });
    return null;
  }
  const { rows, faults } = csvRows(text, used, MOST_RESULT_ROWS + 1);
  for (const { row, facts } of faults) found.fault(inRow(name, row), facts);
  const [header, ...others] = rows[0]?.cells[0]?.toLowerCase() === 'sep=' ? rows.slice(1) : rows;
  const columns = new Map((header?.cells ?? []).map((cell, index) => [cell.trim(), index]));
  if (!columns.has('record') || !columns.has('check')) {
    found.fault(whole, { code: 'other-file' });
    return null;
  }
  return assembled(name, columns, others, found);
}

type Columns = ReadonlyMap<string, number>;

function assembled(file: string, columns: Columns, rows: readonly CsvRow[], found: Findings): Sealed | null {
  const records = new Map<string, unknown[]>(RECORD_NAMES.map((name) => [name, []]));
  let check = '';
  for (const row of rows) {
    const name = cellOf(row, columns, 'record');
    const known = RECORD_NAMES.find((one) => one === name);
    if (name === 'check') check = cellOf(row, columns, 'check');
    else if (known === undefined)
      found.fault(inRow(file, row.row, 'record'), {
        ...{ code: 'not-a-choice', text: shownStart(name), choices: RECORD_NAMES },
      });
    else records.get(known)?.push(recordOf(file, known, columns, row, found));
  }
  if (!CHECK_CODE.test(check)) found.fault(wholeFile(file), { code: 'check-code-missing' });
  const whole = wholeOf(file, records, found);
  return whole === null ? null : { result: whole, check };
}

function recordOf(
  file: string,
  name: (typeof RECORD_NAMES)[number],
  columns: Columns,
  row: CsvRow,
  found: Findings,
): unknown {
  const keys = Object.keys(RECORDS[name].entries);
  const values = keys.map((key) => [key, valueOf(key, columns, row)] as const);
  const raw = Object.fromEntries(values.filter(([key, value]) => value !== null || !PAIR_KEYS.has(key)));
  const { issues } = v.safeParse(RECORDS[name], raw);
  for (const issue of issues ?? []) found.fault(inRow(file, row.row, pathOf(issue)), factsOf(issue));
  return raw;
}

function valueOf(key: string, columns: Columns, row: CsvRow): unknown {
  if (key === 'frames') {
    const frames = FRAME_NUMBERS.map((frame) => cellOf(row, columns, frameColumn(frame)));
    return frames.slice(0, frames.findLastIndex((frame) => frame !== '') + 1);
  }
  const cell = cellOf(row, columns, key);
  if (key === 'unopposed') return cell === 'yes' ? true : cell === 'no' ? false : cell;
  if (cell === '') return null;
  // Our own numbers have no thousands: `1.035` and `1,035` are a shared hundredth of a point.
  const number = NUMBERS.has(key) ? numberOf(cell, 'any', cell.includes(',') ? ',' : '.') : null;
  return typeof number === 'number' ? number : cell;
}

function cellOf({ cells }: CsvRow, columns: Columns, column: string): string {
  return unguarded(cells[columns.get(column) ?? -1] ?? '');
}

function wholeOf(file: string, records: ReadonlyMap<string, unknown[]>, found: Findings): NightResult | null {
  const all = (name: string): readonly unknown[] => records.get(name) ?? [];
  for (const name of ['match', 'points']) {
    if (all(name).length === 0) found.fault(inJson(file, name), { code: 'key-missing' });
    if (all(name).length > 1) found.fault(inJson(file, name), { code: 'key-twice' });
  }
  const { success, output } = v.safeParse(RESULT_SHAPE, {
    ...{ match: all('match')[0], teams: all('team'), games: all('game'), lines: all('line') },
    ...{ totals: all('total'), units: all('unit'), points: all('points')[0], rollOffs: all('rollOff') },
    ...{ signOffs: all('signOff'), corrections: all('correction') },
  });
  return success ? output : null;
}
