import { err, ok, type Result } from '../../core/line/result.ts';
import { headerCells, separatorOf, SEPARATORS, type Separator } from '../csv/separator.ts';
import { Findings, wholeFile, type FileFaults, type FileNote, type WholeFault } from '../fault.ts';
import { MOST_BYTES, MOST_FILES } from '../limits.ts';
import { decoded, type Decode, type Encoding } from '../text-bytes/encoding.ts';
import { isKnownHeader } from './columns.ts';
import type { Draft } from './draft.ts';
import { draftOfJson } from './from-json.ts';
import { draftOfTable } from './from-table.ts';
import { leagueOf } from './league-checks.ts';
import type { League } from './league.ts';
import { tableIn } from './table.ts';
import { draftsOfSheets, type Sheet } from './workbook-tables.ts';

/** A file, and what a person said about it; null: nothing. */
export interface FoundFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly encoding?: Encoding | null;
  readonly separator?: Separator | null;
  /** Of a workbook, which this room cannot unpack: its sheets, or why there are none. */
  readonly workbook?: Result<readonly Sheet[], WholeFault>;
}

export interface ReadLeague {
  readonly league: League;
  /** What was accepted and left out; shown before anything is saved. */
  readonly notes: readonly FileNote[];
}

/**
 * Reads a league from its files: JSON, or CSV with one table per file (docs/league-files.md). Accepts all files or
 * none. Reports the first faults of all files, and how many more there are.
 */
export function readLeague(files: readonly FoundFile[], decode: Decode): Result<ReadLeague, FileFaults> {
  const found = new Findings();
  if (files.length > MOST_FILES)
    found.fault(wholeFile(files[MOST_FILES]?.name ?? ''), { code: 'too-many-files', most: MOST_FILES });
  const read = files.slice(0, MOST_FILES).flatMap((file) => {
    const drafts = draftsIn(file, decode, found);
    return drafts === null ? [] : [drafts];
  });
  const drafts = read.flat();
  // A file that could not be read may hold what the others refer to, so contradictions are checked only when all were
  // read.
  if (read.length < files.length || drafts.length === 0 || !hasOneTerms(drafts, found))
    return err(found.faults);
  const league = leagueOf(
    {
      settings: drafts.flatMap(({ settings }) => settings),
      teams: drafts.flatMap(({ teams }) => teams),
      fixtures: drafts.flatMap(({ fixtures }) => fixtures),
    },
    found,
  );
  return found.isFine ? ok({ league, notes: found.notes }) : err(found.faults);
}

/** The tables of a file; null if one is refused. */
function draftsIn(file: FoundFile, decode: Decode, found: Findings): readonly Draft[] | null {
  if (file.workbook?.ok === true && file.bytes.length <= MOST_BYTES)
    return draftsOfSheets(file.name, file.workbook.value, found);
  const draft = draftIn(file, decode, found);
  return draft === null ? null : [draft];
}

function draftIn(file: FoundFile, decode: Decode, found: Findings): Draft | null {
  const { name, bytes } = file;
  const whole = wholeFile(name);
  if (bytes.length > MOST_BYTES) {
    found.fault(whole, { code: 'file-too-large', most: MOST_BYTES });
    return null;
  }
  if (file.workbook?.ok === false) {
    found.fault(whole, file.workbook.error);
    return null;
  }
  const read = decoded(bytes, decode, file.encoding ?? null, worth);
  if (!read.ok) {
    found.fault(whole, read.error);
    return null;
  }
  const { text, encoding } = read.value;
  if (text.trim() === '') {
    found.fault(whole, { code: 'file-empty' });
    return null;
  }
  if (isJson(text)) {
    found.note(whole, { code: 'read-as', encoding, separator: null });
    return draftOfJson(name, text, found);
  }
  return draftOfCsv(file, text, encoding, found);
}

function draftOfCsv(file: FoundFile, text: string, encoding: Encoding, found: Findings): Draft | null {
  const asked = file.separator ?? null;
  const separator = asked ?? separatorOf(text, isKnownHeader);
  if (separator === null || (asked !== null && headerCells(text, asked, isKnownHeader).length === 1)) {
    found.fault(wholeFile(file.name), { code: 'wrong-separator', separator: asked });
    return null;
  }
  found.note(wholeFile(file.name), { code: 'read-as', encoding, separator });
  const table = tableIn(file.name, text, separator, found);
  return table === null ? null : draftOfTable(table, found);
}

/** No CSV header begins like JSON. */
export function isJson(text: string): boolean {
  return /^\s*[[{]/u.test(text);
}

/** The number of known headers in a text, with the best separator. */
function worth(text: string): number {
  const [most = 0] = SEPARATORS.map(
    (separator) => headerCells(text, separator, isKnownHeader).filter(isKnownHeader).length,
  ).toSorted((one, other) => other - one);
  return most;
}

function hasOneTerms(drafts: readonly Draft[], found: Findings): boolean {
  const [, second] = drafts.filter(({ settings }) => settings.length > 0);
  const spot = second?.settings[0]?.spot;
  if (spot === undefined) return true;
  found.fault(wholeFile(spot.file), { code: 'terms-twice' });
  return false;
}
