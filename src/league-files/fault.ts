import type { BowlerGroup } from '../core/league/bowler-group.ts';
import type { LeagueRefusal } from '../core/league/refusal.ts';
import type { Encoding } from './text-bytes/encoding.ts';
import type { ColumnName } from './in/columns.ts';
import type { Separator } from './csv/separator.ts';
import { MOST_FAULTS } from './limits.ts';

/** A place in a file. Rows count from 1 as in a spreadsheet; columns have the file's own names. */
export interface Spot {
  readonly file: string;
  readonly row: number | null;
  readonly column: string | null;
  /** In a JSON file: `teams[0].roster[2].average`. */
  readonly path: string | null;
}

/** Kinds of values that a part of a JSON file can require. */
export const KINDS = ['number', 'text', 'list', 'object', 'truth'] as const;

export type Kind = (typeof KINDS)[number];

/** The same text in one of several encodings, so that a person can choose. */
export interface EncodingCandidate {
  readonly encoding: Encoding;
  readonly sample: string;
}

/** Reasons to refuse a whole file. */
export type WholeFault =
  | { readonly code: 'too-many-files'; readonly most: number }
  | { readonly code: 'file-too-large'; readonly most: number }
  | { readonly code: 'file-empty' }
  /** Contains zero bytes or other bytes that no text has. */
  | { readonly code: 'not-text' }
  /** A workbook that breaks off, or has what none of ours is read with. */
  | { readonly code: 'workbook-damaged' }
  /** Only a password opens it. */
  | { readonly code: 'workbook-locked' }
  /** Of a spreadsheet before 2007. */
  | { readonly code: 'workbook-old' }
  | { readonly code: 'workbook-too-large'; readonly most: number }
  /** The bytes are not valid in the chosen encoding; null: in none that we know. */
  | { readonly code: 'wrong-encoding'; readonly encoding: Encoding | null }
  | { readonly code: 'encoding-unclear'; readonly candidates: readonly EncodingCandidate[] }
  /** The first row has no known separator, or not the chosen one; null: none was chosen. */
  | { readonly code: 'wrong-separator'; readonly separator: Separator | null }
  | { readonly code: 'table-unknown'; readonly columns: readonly string[] }
  | { readonly code: 'column-missing'; readonly missing: ColumnName }
  /** Two columns of one kind that differ. */
  | { readonly code: 'column-twice'; readonly other: string }
  | { readonly code: 'rows-missing' }
  | { readonly code: 'too-many-rows'; readonly most: number }
  | { readonly code: 'terms-twice' }
  | { readonly code: 'not-json' }
  | { readonly code: 'too-deep'; readonly most: number }
  | { readonly code: 'other-file' }
  | { readonly code: 'other-version'; readonly version: number }
  | { readonly code: 'check-code-missing' }
  | { readonly code: 'check-code-differs'; readonly written: string; readonly due: string };

/** Reasons to refuse one row, cell or part. */
export type PartFault =
  | { readonly code: 'too-many-cells'; readonly most: number }
  /** Heads of another table below this one. */
  | { readonly code: 'second-table' }
  | { readonly code: 'row-too-long'; readonly cells: number; readonly due: number }
  | { readonly code: 'cell-too-long'; readonly most: number }
  | { readonly code: 'quote-open' }
  | { readonly code: 'text-after-quote' }
  | { readonly code: 'cell-empty' }
  | { readonly code: 'text-unreadable'; readonly text: string }
  /** A word for an empty place that is a name as well. */
  | { readonly code: 'vacancy-unclear'; readonly text: string }
  /** A bowler again, beside a column of weeks. */
  | { readonly code: 'row-a-week'; readonly bowler: string }
  | { readonly code: 'text-too-long'; readonly most: number }
  | { readonly code: 'not-a-number'; readonly text: string }
  /** Three digits after the only sign: a fraction, or thousands. */
  | { readonly code: 'number-unclear'; readonly text: string }
  /** A share of one where per cent are written: it may mean this many per cent. */
  | { readonly code: 'percent-unclear'; readonly percent: number }
  | { readonly code: 'out-of-range'; readonly least: number; readonly most: number }
  | { readonly code: 'figure'; readonly refusal: LeagueRefusal }
  | { readonly code: 'not-a-choice'; readonly text: string; readonly choices: readonly string[] }
  | { readonly code: 'setting-unknown'; readonly setting: string }
  | { readonly code: 'setting-twice'; readonly setting: string }
  | { readonly code: 'not-a-date'; readonly text: string }
  /** Day and month could be swapped. */
  | { readonly code: 'date-unclear'; readonly text: string }
  /** Neither years of age nor from and to. */
  | { readonly code: 'not-an-age'; readonly text: string }
  /** Not a list of scores divided by spaces. */
  | { readonly code: 'not-scores'; readonly text: string }
  | { readonly code: 'too-many-scores'; readonly most: number }
  | { readonly code: 'key-unknown' }
  | { readonly code: 'key-missing' }
  | { readonly code: 'key-twice' }
  | { readonly code: 'wrong-kind'; readonly kind: Kind };

/** Contradictions within a league. */
export type LeagueFault =
  | { readonly code: 'id-twice'; readonly id: string }
  /** Without an id for both, nobody knows whether it is one bowler. */
  | { readonly code: 'name-twice'; readonly bowler: string; readonly team: string }
  | {
      readonly code: 'bowler-on-two-teams';
      readonly bowler: string;
      readonly teams: readonly [string, string];
    }
  /** The same name is on two teams, and without ids nobody knows whether it is one bowler. */
  | { readonly code: 'name-on-two-teams'; readonly bowler: string; readonly teams: readonly [string, string] }
  | { readonly code: 'place-twice'; readonly place: number; readonly team: string }
  /** Games without their pins, or pins without their games. */
  | { readonly code: 'season-half'; readonly missing: 'games' | 'pins' }
  /** Not even a pin a game. */
  | { readonly code: 'season-impossible'; readonly games: number; readonly pins: number }
  /** The scores beside it have this number of games and pins. */
  | { readonly code: 'season-differs'; readonly games: number; readonly pins: number }
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

/** A fault and its place. */
export type FileFault = { readonly spot: Spot } & (WholeFault | PartFault | LeagueFault);

export type FaultFacts = WholeFault | PartFault | LeagueFault;

/** What was accepted or left out, without refusing the file. */
export type NoteFacts =
  | { readonly code: 'read-as'; readonly encoding: Encoding; readonly separator: Separator | null }
  | {
      readonly code: 'read-sheet';
      readonly sheets: readonly string[];
      readonly others: readonly string[];
    }
  | { readonly code: 'column-ignored' }
  /** The other one says what this one could. */
  | { readonly code: 'column-beside'; readonly other: string }
  | { readonly code: 'title-row' }
  | { readonly code: 'heads-again' }
  /** `unused`: the filled columns of this row that say something about a bowler. */
  | { readonly code: 'vacant-row'; readonly unused: readonly string[] }
  | { readonly code: 'total-row' }
  /** The team of this name is meant, which was typed in another way. */
  | { readonly code: 'typed-otherwise'; readonly name: string }
  /** 0, a dash or a word for none. */
  | { readonly code: 'average-none'; readonly text: string }
  | { readonly code: 'fraction-dropped'; readonly taken: number }
  /** To the nearest pin. */
  | { readonly code: 'fraction-rounded'; readonly taken: number }
  | { readonly code: 'formula-is-text' }
  /** Direction signs, or joiners where nothing is joined. */
  | { readonly code: 'unseen-left-out' }
  /** The handicap table asks for this of a bowler. */
  | { readonly code: 'no-extra-pins'; readonly unknown: keyof BowlerGroup }
  /** A row of the handicap table has only some of a bowler's possible ages. */
  | { readonly code: 'ages-too-wide' }
  /** A class in words in place of an age: Adult. */
  | { readonly code: 'class-left-out'; readonly text: string }
  /** The average of the last games needs their scores, and only games and pins are there. */
  | { readonly code: 'scores-needed'; readonly games: number };

export type FileNote = { readonly spot: Spot } & NoteFacts;

/** The first faults of the files, and how many more there are. */
export interface FileFaults {
  readonly faults: readonly FileFault[];
  readonly more: number;
}

/** Collects the faults and notes of reading; keeps only the first of many. */
export class Findings {
  readonly #faults: FileFault[] = [];
  readonly #notes: FileNote[] = [];
  #more = 0;

  fault(spot: Spot, facts: FaultFacts): void {
    if (this.#faults.length < MOST_FAULTS) this.#faults.push({ spot, ...facts });
    else this.#more += 1;
  }

  /** Counts further faults without keeping them. */
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
