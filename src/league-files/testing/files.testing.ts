import { expect } from 'vitest';
import { readLeague, type FoundFile } from '../in/read-league.ts';
import type { League } from '../in/league.ts';
import type { FileFault, FileNote } from '../fault.ts';
import { decode } from './decoder.testing.ts';

/** A file with this text in UTF-8. */
export function fileOf(name: string, text: string): FoundFile {
  return { name, bytes: new TextEncoder().encode(text) };
}

/** The league of files that must be accepted. */
export function leagueIn(...files: readonly FoundFile[]): League {
  return taken(...files).league;
}

export function notesOf(...files: readonly FoundFile[]): readonly FileNote[] {
  return taken(...files).notes;
}

/** What was taken of files that must be accepted. */
export function taken(...files: readonly FoundFile[]): {
  readonly league: League;
  readonly notes: readonly FileNote[];
} {
  const read = readLeague(files, decode);
  if (!read.ok) expect.fail(JSON.stringify(read.error));
  return read.value;
}

/** The faults of files that must be refused. */
export function faultsOf(...files: readonly FoundFile[]): readonly FileFault[] {
  const read = readLeague(files, decode);
  if (read.ok) expect.fail('the files were taken');
  return read.error.faults;
}

export function codesOf(...files: readonly FoundFile[]): readonly string[] {
  return faultsOf(...files).map(({ code }) => code);
}

export const ROSTER = `Team,ID,Name,Average,Handicap
Pin Pals,101,Tom,151,
Pin Pals,102,Ann,187,20
Lucky Strikes,201,Kim,160,
Lucky Strikes,202,Lee,,
`;

export const SCHEDULE = `Date,Lanes,Home,Visitors
2026-10-05,3-4,Pin Pals,Lucky Strikes
2026-10-12,3-4,Lucky Strikes,bye
`;
