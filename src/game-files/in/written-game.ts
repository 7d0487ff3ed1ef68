import type { FormatId } from '../../core/formats/formats.ts';
import type { Roll } from '../../core/line/roll.ts';
import type { InSeries } from '../../core/players/in-series.ts';
import type { BowlerId, Origin, PartyId } from '../../core/players/opaque-id.ts';

/** A player's line without its history. A null field was not written. */
export interface WrittenPlayer {
  readonly name: string;
  readonly option: number | null;
  readonly bowler: BowlerId | null;
  readonly series: InSeries | null;
  readonly average: number | null;
  readonly hasLeft: boolean;
  /** Each frame's balls. */
  readonly frames: readonly (readonly Roll[])[];
  /** Pins and bonuses, to hold the balls against. */
  readonly score: number | null;
}

/** A game as text or a table has it: what stands, and not how it came to stand. */
export interface WrittenGame {
  readonly id: string | null;
  readonly origin: Origin | null;
  readonly party: PartyId | null;
  readonly startedAt: string;
  readonly lane: number;
  readonly gameNumber: number;
  readonly format: FormatId;
  /** Whether it was still bowled when it was written; other games are over. */
  readonly isRunning: boolean;
  readonly players: readonly WrittenPlayer[];
}

/** Why a written game is not read. */
export interface WrittenFault {
  readonly reason:
    | 'no-day'
    | 'bad-heading'
    | 'bad-line'
    | 'score-differs'
    | 'only-json'
    | 'damaged'
    | 'rows-missing';
  /** The text that it is about. */
  readonly detail: string | null;
}

/** In characters. */
const LONGEST_DETAIL = 60;

export function writtenFault(reason: WrittenFault['reason'], text: string | null = null): WrittenFault {
  return { reason, detail: text === null ? null : text.slice(0, LONGEST_DETAIL) };
}

export function isFault(read: object): read is WrittenFault {
  return 'reason' in read;
}

export function isUpTo(number: number, most: number): boolean {
  return Number.isSafeInteger(number) && number >= 1 && number <= most;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

/** Whether a text is a time as a save has it. */
export function isInstant(text: string): boolean {
  return INSTANT.test(text) && !Number.isNaN(Date.parse(text));
}
