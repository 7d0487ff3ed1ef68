import type { LeagueRefusal } from '../core/league/refusal.ts';
import type { Encoding } from './text-bytes/encoding.ts';
import type { ColumnName } from './in/columns.ts';
import type { Separator } from './csv/separator.ts';
import { MOST_FAULTS } from './limits.ts';

/** Where in which file. Rows count from 1 as a spreadsheet counts them; a column has the file's own name for it. */
export interface Spot {
  readonly file: string;
  readonly row: number | null;
  readonly column: string | null;
  /** In a JSON file: `teams[0].roster[2].average`. */
  readonly path: string | null;
}

/** What a part of a JSON file has to be. */
export const KINDS = ['number', 'text', 'list', 'object', 'truth'] as const;

export type Kind = (typeof KINDS)[number];

/** A text as one encoding reads it, to ask which is right. */
export interface EncodingCandidate {
  readonly encoding: Encoding;
  readonly sample: string;
}

/** What is wrong with a file as a whole. */
export type WholeFault =
  | { readonly code: 'too-many-files'; readonly most: number }
  | { readonly code: 'file-too-large'; readonly most: number }
  | { readonly code: 'file-empty' }
  /** Zeros or other bytes that no text has. */
  | { readonly code: 'not-text' }
  /** The bytes are no text in the encoding that was chosen; null: in none that is known. */
  | { readonly code: 'wrong-encoding'; readonly encoding: Encoding | null }
  | { readonly code: 'encoding-unclear'; readonly candidates: readonly EncodingCandidate[] }
  /** The first row has no separator that is known, or not the one that was chosen. */
  | { readonly code: 'wrong-separator'; readonly separator: Separator | null }
  | { readonly code: 'table-unknown'; readonly columns: readonly string[] }
  | { readonly code: 'column-missing'; readonly missing: ColumnName }
  | { readonly code: 'column-twice' }
  | { readonly code: 'rows-missing' }
  | { readonly code: 'too-many-rows'; readonly most: number }
  | { readonly code: 'terms-twice' }
  | { readonly code: 'not-json' }
  | { readonly code: 'too-deep'; readonly most: number }
  | { readonly code: 'other-file' }
  | { readonly code: 'other-version'; readonly version: number }
  | { readonly code: 'check-code-missing' }
  | { readonly code: 'check-code-differs'; readonly written: string; readonly due: string };

/** What is wrong with one row, cell or part. */
export type PartFault =
  | { readonly code: 'too-many-cells'; readonly most: number }
  | { readonly code: 'row-too-long'; readonly cells: number; readonly due: number }
  | { readonly code: 'cell-too-long'; readonly most: number }
  | { readonly code: 'quote-open' }
  | { readonly code: 'text-after-quote' }
  | { readonly code: 'cell-empty' }
  | { readonly code: 'text-unreadable'; readonly text: string }
  | { readonly code: 'text-too-long'; readonly most: number }
  | { readonly code: 'not-a-number'; readonly text: string }
  | { readonly code: 'out-of-range'; readonly least: number; readonly most: number }
  | { readonly code: 'figure'; readonly refusal: LeagueRefusal }
  | { readonly code: 'not-a-choice'; readonly text: string; readonly choices: readonly string[] }
  | { readonly code: 'setting-unknown'; readonly setting: string }
  | { readonly code: 'setting-twice'; readonly setting: string }
  | { readonly code: 'not-a-date'; readonly text: string }
  /** Day and month may be either way round. */
  | { readonly code: 'date-unclear'; readonly text: string }
  | { readonly code: 'key-unknown' }
  | { readonly code: 'key-missing' }
  | { readonly code: 'key-twice' }
  | { readonly code: 'wrong-kind'; readonly kind: Kind };

/** What does not go together in a league. */
export type LeagueFault =
  | { readonly code: 'id-twice'; readonly id: string }
  | { readonly code: 'name-twice'; readonly bowler: string; readonly team: string }
  | {
      readonly code: 'bowler-on-two-teams';
      readonly bowler: string;
      readonly teams: readonly [string, string];
    }
  /** The same name on two teams, and an id is missing that would tell whether that is one bowler. */
  | { readonly code: 'name-on-two-teams'; readonly bowler: string; readonly teams: readonly [string, string] }
  | { readonly code: 'place-twice'; readonly place: number; readonly team: string }
  | { readonly code: 'team-twice'; readonly team: string }
  | { readonly code: 'team-names-differ'; readonly team: string; readonly other: string }
  | { readonly code: 'team-unknown'; readonly team: string }
  | { readonly code: 'team-unclear'; readonly team: string }
  | { readonly code: 'team-empty'; readonly team: string }
  | { readonly code: 'plays-itself'; readonly team: string }
  | {
      readonly code: 'team-too-large';
      readonly team: string;
      readonly bowlers: number;
      readonly most: number;
    }
  | {
      readonly code: 'teams-differ';
      readonly home: string;
      readonly homeBowlers: number;
      readonly visitors: string;
      readonly visitorsBowlers: number;
    };

/** Why a file is refused, and where it says so. */
export type FileFault = { readonly spot: Spot } & (WholeFault | PartFault | LeagueFault);

export type FaultFacts = WholeFault | PartFault | LeagueFault;

/** What was taken and left, of a file that is not refused for it. */
export type NoteFacts =
  | { readonly code: 'read-as'; readonly encoding: Encoding; readonly separator: Separator | null }
  | { readonly code: 'column-ignored' }
  | { readonly code: 'total-row' }
  | { readonly code: 'fraction-dropped'; readonly taken: number }
  | { readonly code: 'formula-is-text' };

export type FileNote = { readonly spot: Spot } & NoteFacts;

/** The first faults of some files, and how many more there are. */
export interface FileFaults {
  readonly faults: readonly FileFault[];
  readonly more: number;
}

/** Collects what reading finds, however much of it there is. */
export class Findings {
  readonly #faults: FileFault[] = [];
  readonly #notes: FileNote[] = [];
  #more = 0;

  fault(spot: Spot, facts: FaultFacts): void {
    if (this.#faults.length < MOST_FAULTS) this.#faults.push({ spot, ...facts });
    else this.#more += 1;
  }

  /** Counts faults that nobody will look at one by one. */
  moreFaults(count: number): void {
    this.#more += count;
  }

  note(spot: Spot, facts: NoteFacts): void {
    this.#notes.push({ spot, ...facts });
  }

  get faults(): FileFaults {
    return { faults: this.#faults, more: this.#more };
  }

  get notes(): readonly FileNote[] {
    return this.#notes;
  }

  get isFine(): boolean {
    return this.#faults.length === 0;
  }
}

export function wholeFile(file: string): Spot {
  return { file, row: null, column: null, path: null };
}

export function inRow(file: string, row: number, column: string | null = null): Spot {
  return { file, row, column, path: null };
}

export function inJson(file: string, path: string): Spot {
  return { file, row: null, column: null, path };
}
