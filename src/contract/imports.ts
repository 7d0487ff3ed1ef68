import type { FormatId } from '../core/formats/formats.ts';
import type { OpaqueId } from '../core/players/opaque-id.ts';
import type { EncodingCandidate } from '../league-files/fault.ts';
import type { Encoding } from '../league-files/text-bytes/encoding.ts';
import type { SkipReason } from '../text/imports/skip-reasons.ts';
import type { FilePlace } from './leagues.ts';
import type { SaveTrouble } from './saved.ts';

export type { SkipReason };

/** Something on a stick or in the import folder that may hold games: a file, or a data folder or its second copy. */
export interface ImportSource {
  readonly id: OpaqueId;
  readonly name: string;
  readonly place: FilePlace;
  readonly kind: 'file' | 'folder';
  /** In bytes; null for a folder. */
  readonly size: number | null;
}

export interface ImportSources {
  readonly sources: readonly ImportSource[];
  /** How many more there are. */
  readonly more: number;
  readonly sticksKnown: boolean;
}

export interface Skipped {
  readonly file: string;
  /** From 1; null for a whole file. */
  readonly line: number | null;
  /** The game's id, where it is known. */
  readonly game: string | null;
  readonly reason: SkipReason;
  readonly detail: string | null;
}

/** One state of a game that is there twice. */
export interface GameSide {
  readonly savedAt: string;
  /** How many things happened in it. */
  readonly events: number;
  readonly lines: readonly SideLine[];
}

export interface SideLine {
  readonly name: string;
  /** In bowlers' notation. */
  readonly frames: string;
  readonly score: number;
}

/** What staff may do with a game that differs. Nothing of ours is overwritten by any of it. */
export const TAKES = ['ours', 'theirs', 'both'] as const;
export type Take = (typeof TAKES)[number];

/**
 * A game that is here in another state. `theirs-has-more`: theirs is ours and what happened after it, so that `theirs`
 * may be taken. `differs`: `both` keeps theirs as a second game.
 */
export interface AskedGame {
  /** Names the file's state: another state of the same game has another key. */
  readonly key: OpaqueId;
  readonly relation: 'theirs-has-more' | 'differs';
  readonly startedAt: string;
  readonly lane: number;
  readonly gameNumber: number;
  readonly format: FormatId;
  readonly ours: GameSide;
  readonly theirs: GameSide;
}

/** In which encoding staff said that a file is written. */
export interface SourceEncoding {
  readonly source: OpaqueId;
  readonly encoding: Encoding;
}

/** A file that is not read before staff say in which encoding it is written. */
export interface UnclearSource {
  readonly source: OpaqueId;
  readonly file: string;
  readonly candidates: readonly EncodingCandidate[];
}

/** What was chosen or left out in reading a file. */
export type ImportNote =
  | { readonly file: string; readonly code: 'read-as'; readonly encoding: Encoding }
  /** Names lost characters that nobody sees and that could mislead. */
  | { readonly file: string; readonly code: 'unseen-left-out' };

export interface ImportChoice {
  readonly key: OpaqueId;
  readonly take: Take;
}

/** Lists are bounded; `more…` says how many are left out. */
export const MOST_ASKED = 100;
export const MOST_SKIPPED = 200;
export const MOST_IMPORT_NAMES = 24;

/** What sources hold, or what became of it. */
export interface ImportReport {
  /** Names what was looked at, for `add`. */
  readonly look: OpaqueId;
  /** Whether games were added, or are only counted. */
  readonly isAdded: boolean;
  /** Games that are not here yet. */
  readonly fresh: number;
  /** Games that are here with the same balls. */
  readonly here: number;
  /** Games of which this lane has more than the file. */
  readonly oursMore: number;
  /** Games that staff chose to take in another state or as a second game. */
  readonly taken: number;
  /** When the first and the last fresh game began; null without one. */
  readonly from: string | null;
  readonly to: string | null;
  /** Some of the names in fresh games. */
  readonly names: readonly string[];
  readonly hasMoreNames: boolean;
  readonly asked: readonly AskedGame[];
  readonly moreAsked: number;
  readonly skipped: readonly Skipped[];
  readonly moreSkipped: number;
  readonly unclear: readonly UnclearSource[];
  readonly notes: readonly ImportNote[];
  /** The lane's disk refused a game; those before it stay added. */
  readonly trouble: SaveTrouble | null;
}

/** How many games an import has read, and how many it has added, so far; null while none runs. */
export interface ImportProgress {
  readonly read: number;
  readonly added: number;
}

/** The most sources that are read together. */
export const MOST_SOURCES = 100;
