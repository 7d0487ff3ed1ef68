import type { ScoreType } from '../league/score-type.ts';
import type { InSeries } from '../players/in-series.ts';
import type { LaterScore, LeagueFacts, Seat, TeamId } from '../players/league.ts';
import type { BowlerId } from '../players/opaque-id.ts';
import type { PlayerId } from '../players/player.ts';
import type { MateNumber } from '../players/shared-line.ts';

/** What a command says and its event repeats. */
export interface SameFields {
  readonly player: PlayerId;
  readonly players: readonly PlayerId[];
  readonly skipped: boolean;
  /** The blind score, up to the format's highest. */
  readonly score: number;
  /** Pins a game, up to the format's highest score; null clears it. */
  readonly average: number | null;
  /** Scores of games of the series that are not on this lane, in their order; none clears them. */
  readonly scores: readonly number[];
  readonly option: number;
  /** Pins a game, typed instead of computed; null clears it. */
  readonly handicap: number | null;
  /** Its present holder gets this player's seat. */
  readonly seat: Seat;
  readonly frame: number;
  readonly to: PlayerId;
  /** The ball within the frame, from 1. */
  readonly ball: number;
  readonly split: boolean;
  /** Whether the provisional outcome of a disputed frame stands. */
  readonly provisional: boolean;
}

/**
 * Commands that are their event under its own name, with their fields as a save has them. Types, the parsers of both and the
 * event itself are derived from such a table.
 */
export type SameTable = Readonly<Record<string, Same>>;

interface Same {
  readonly type: string;
  readonly fields: readonly (keyof SameFields)[];
}

type Said<S extends Same> = Pick<SameFields, S['fields'][number]>;
type EventOf<S> = S extends Same ? { readonly type: S['type'] } & Said<S> : never;

export type CommandsOf<T extends SameTable> = { [K in keyof T]: { readonly kind: K } & Said<T[K]> }[keyof T];
export type EventsOf<T extends SameTable> = EventOf<T[keyof T]>;

export function isOf<C extends { readonly kind: string }, T extends SameTable>(
  table: T,
  command: C,
): command is Extract<C, { readonly kind: keyof T }> {
  return Object.hasOwn(table, command.kind);
}

/** The same under the event's name, its fields in the order of a save. */
export function sameEvent<S extends Same>(
  { type, fields }: S,
  said: Partial<SameFields> & { readonly kind: string },
): EventOf<S> {
  return { type, ...Object.fromEntries(fields.map((field) => [field, said[field]])) } as EventOf<S>;
}

/** Those of the line-up. */
export const SAME = {
  call: { type: 'playerCalled', fields: ['player'] },
  reorder: { type: 'playersReordered', fields: ['players'] },
  skip: { type: 'playerSkipped', fields: ['player', 'skipped'] },
  leave: { type: 'playerLeft', fields: ['player'] },
  absent: { type: 'playerAbsent', fields: ['player', 'score'] },
  setAverage: { type: 'averageSet', fields: ['player', 'average'] },
  carryGames: { type: 'gamesCarried', fields: ['player', 'scores'] },
  setOption: { type: 'optionSet', fields: ['player', 'option'] },
  remove: { type: 'playerRemoved', fields: ['player'] },
  setHandicap: { type: 'handicapSet', fields: ['player', 'handicap'] },
  setSeat: { type: 'seatSet', fields: ['player', 'seat'] },
} as const satisfies SameTable;

export type SameCommand = CommandsOf<typeof SAME>;
export type SameEvent = EventsOf<typeof SAME>;

/** A change to the line-up during a game. */
export type PlayerHappening =
  | SameEvent
  | {
      readonly type: 'playerJoined';
      readonly player: PlayerId;
      readonly name: string;
      /** The player's first frame; earlier ones are missed. */
      readonly from: number;
      /** Missing: the usual option, or a format without options. */
      readonly option?: number;
      readonly bowler: BowlerId;
      readonly series: InSeries;
      /** In a league's game, where anything is to be said. */
      readonly league?: Pick<LeagueFacts, 'seat' | 'type'>;
    }
  | {
      readonly type: 'playerRenamed';
      readonly player: PlayerId;
      readonly name: string;
      /** Somebody else bowls from now on, in a series of their own; both absent when a name was only mended. */
      readonly bowler?: BowlerId;
      readonly series?: InSeries;
      /** They bowl for who had the place, as a league's substitute. */
      readonly substitutes?: true;
      /** The bowler of the team who is renamed; missing: the player. */
      readonly mate?: MateNumber;
    }
  | { readonly type: 'playerReturned'; readonly player: PlayerId; readonly from: number }
  | ({ readonly type: 'scoreTypeSet'; readonly player: PlayerId } & TypeSaid);

/** A score type, and what has to be said with it. */
export interface TypeSaid {
  readonly scoreType: ScoreType;
  /** The bowler whom a substitute replaces. */
  readonly instead?: string;
  /** The score bowled before the evening, without its balls. */
  readonly score?: number;
  /** The scores of the match's next games, bowled before the evening too; null: not bowled. */
  readonly later?: readonly LaterScore[];
}

/** A line-up request. A player who makes frames up bowls the missed ones (rules: late players). */
export type PlayerCommand =
  | SameCommand
  | {
      readonly kind: 'join';
      readonly name: string;
      readonly makesUp: boolean;
      /** In a league's game with teams: the last place of its line-up. */
      readonly team?: TeamId;
      /** In a league's game; a bowler where missing. */
      readonly scoreType?: ScoreType;
    }
  | {
      readonly kind: 'rename';
      readonly player: PlayerId;
      readonly name: string;
      /** Whether another person now bowls under this name; otherwise a name was corrected. */
      readonly somebodyElse: boolean;
      /** Somebody else, as a league's substitute for who had the place. */
      readonly substitutes?: boolean;
      /** A bowler of the team instead of the team. */
      readonly mate?: MateNumber;
    }
  | { readonly kind: 'comeBack'; readonly player: PlayerId; readonly makesUp: boolean }
  | ({ readonly kind: 'setScoreType'; readonly player: PlayerId } & TypeSaid);
