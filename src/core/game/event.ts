import type { EnteredBall, Entry } from '../line/entry.ts';
import type { FormatId } from '../formats/formats.ts';
import type {
  CommandsOf,
  EventsOf,
  PlayerCommand,
  PlayerHappening,
  SameTable,
} from '../line-up/player-event.ts';
import type { Newcomer } from '../players/in-series.ts';
import type { League } from '../players/league.ts';
import type { Origin, PartyId } from '../players/opaque-id.ts';
import type { Player, PlayerId } from '../players/player.ts';
import type { MateNumber } from '../players/shared-line.ts';
import type { Roll } from '../line/roll.ts';
import type { MovedFrom, OrderStamp } from './order-stamp.ts';

export const HIGHEST_LANE = 999;

export interface Setup {
  readonly format: FormatId;
  /** 1 to `HIGHEST_LANE`. */
  readonly lane: number;
  /** In a match on a pair of lanes: the lane of every second frame; the others are bowled on `lane`. */
  readonly pair?: number;
  /** The game's number within this party, from 1. */
  readonly gameNumber: number;
  /** Start time, ISO 8601 in UTC. It orders the list of past games and nothing else: clocks jump. */
  readonly startedAt: string;
  readonly origin: Origin;
  readonly party: PartyId;
  /** Games per series, if somebody chose a number; otherwise the party bowls until it stops. */
  readonly games?: number;
  /** Where bowlers share lines: the next game begins with the next one of each team. */
  readonly goesRound?: true;
  /** In a league's game. */
  readonly league?: League;
  readonly players: readonly Player[];
  /** Where the game was bowled until it was moved here; its events so far are that game's. */
  readonly movedFrom?: MovedFrom;
  /** The order of the front desk that began the game here. */
  readonly order?: OrderStamp;
}

export const AUTHORS = ['bowler', 'staff'] as const;

export type Author = (typeof AUTHORS)[number];

/** `at` is ISO 8601 in UTC, for people to read; order comes from the list. */
export interface Stamp {
  readonly at: string;
  readonly by: Author;
  /** The order that made the event, saved in the same write as its effect. */
  readonly order?: OrderStamp;
}

/** The time and author of a command, and the ids for a new bowler. */
export interface Occasion extends Stamp {
  readonly newcomer: Newcomer;
}

/** Commands of balls and frames that are their event. */
export const SAME_OF_BALLS = {
  markSplit: { type: 'splitMarked', fields: ['player', 'frame', 'ball', 'split'] },
  /** The frame's last ball does not count (rules: dead balls). */
  annulBall: { type: 'ballAnnulled', fields: ['player', 'frame'] },
  moveBalls: { type: 'ballsMoved', fields: ['player', 'frame', 'to'] },
  settle: { type: 'disputeSettled', fields: ['player', 'frame', 'provisional'] },
  stop: { type: 'gameStopped', fields: [] },
} as const satisfies SameTable;

export type Happening =
  | {
      readonly type: 'ballRolled';
      readonly player: PlayerId;
      readonly frame: number;
      readonly roll: Roll;
      /** Who of the team bowled it, in a format in which bowlers share a line. */
      readonly mate?: MateNumber;
    }
  | {
      readonly type: 'frameCorrected';
      readonly player: PlayerId;
      readonly frame: number;
      readonly balls: readonly Roll[];
    }
  | {
      readonly type: 'lineAgreed';
      readonly player: PlayerId;
      /** The balls of all ten frames; an empty list for a frame not bowled. */
      readonly frames: readonly (readonly Roll[])[];
    }
  /** The other outcome of a provisional frame. */
  | {
      readonly type: 'frameDisputed';
      readonly player: PlayerId;
      readonly frame: number;
      readonly balls: readonly Roll[];
    }
  | PlayerHappening
  | EventsOf<typeof SAME_OF_BALLS>
  /** The game continues on another lane: nothing follows here. Only an order of the front desk makes this. */
  | { readonly type: 'gameMoved'; readonly to: number }
  | { readonly type: 'undone'; readonly event: number }
  | { readonly type: 'redone'; readonly event: number };

/** One fact of a game, numbered by its place in the list from 1. None is ever removed. */
export type GameEvent = Happening & Stamp;

/** A request. Each becomes exactly one event or a refusal. */
export type Command =
  | { readonly kind: 'roll'; readonly entry: Entry }
  | {
      readonly kind: 'correctFrame';
      readonly player: PlayerId;
      readonly frame: number;
      /** The frame's balls as entered; a split ring belongs to its ball. */
      readonly balls: readonly EnteredBall[];
    }
  | {
      /** A lost line, entered as documented or agreed (rules: lost scores). */
      readonly kind: 'agreeLine';
      readonly player: PlayerId;
      /** The line in bowlers' notation (`notation.ts`). */
      readonly notation: string;
    }
  | {
      readonly kind: 'dispute';
      readonly player: PlayerId;
      readonly frame: number;
      readonly balls: readonly EnteredBall[];
    }
  | PlayerCommand
  | CommandsOf<typeof SAME_OF_BALLS>
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };
