import type { EnteredBall, Entry } from '../line/entry.ts';
import type { FormatId, FrameNumber } from '../formats/format.ts';
import type { PlayerCommand, PlayerHappening } from './player-event.ts';
import type { Player, PlayerId } from './player.ts';
import type { Roll } from '../line/roll.ts';

/** The highest lane number. */
export const HIGHEST_LANE = 999;

/** How a game begins: facts that are saved with it. */
export interface Setup {
  readonly format: FormatId;
  /** The lane's number, 1 to `HIGHEST_LANE`. */
  readonly lane: number;
  /** Which game of this party it is, from 1. */
  readonly gameNumber: number;
  /** When it was started, ISO 8601 in UTC; it orders nothing (clocks jump). */
  readonly startedAt: string;
  readonly players: readonly Player[];
}

/** Who may change a game. */
export const AUTHORS = ['bowler', 'staff'] as const;

/** Who did it. */
export type Author = (typeof AUTHORS)[number];

/** When and by whom: ISO 8601 in UTC. Times are for people; the order is the order of the list. */
export interface Stamp {
  readonly at: string;
  readonly by: Author;
}

/** What happened, without its stamp. */
export type Happening =
  | {
      readonly type: 'ballRolled';
      readonly player: PlayerId;
      readonly frame: FrameNumber;
      readonly roll: Roll;
    }
  | {
      readonly type: 'frameCorrected';
      readonly player: PlayerId;
      readonly frame: FrameNumber;
      readonly balls: readonly Roll[];
    }
  | {
      readonly type: 'splitMarked';
      readonly player: PlayerId;
      readonly frame: FrameNumber;
      /** Which ball of the frame, from 1. */
      readonly ball: number;
      readonly split: boolean;
    }
  | {
      readonly type: 'lineAgreed';
      readonly player: PlayerId;
      /** The balls of all ten frames; of a frame not bowled there are none. */
      readonly frames: readonly (readonly Roll[])[];
    }
  /** A dead ball: the last one of the frame does not count. */
  | { readonly type: 'ballAnnulled'; readonly player: PlayerId; readonly frame: FrameNumber }
  /** The balls of a frame were somebody else's. */
  | {
      readonly type: 'ballsMoved';
      readonly player: PlayerId;
      readonly frame: FrameNumber;
      readonly to: PlayerId;
    }
  /** A provisional frame: its other outcome. */
  | {
      readonly type: 'frameDisputed';
      readonly player: PlayerId;
      readonly frame: FrameNumber;
      readonly balls: readonly Roll[];
    }
  /** Which outcome of a provisional frame stands. */
  | {
      readonly type: 'disputeSettled';
      readonly player: PlayerId;
      readonly frame: FrameNumber;
      readonly provisional: boolean;
    }
  | PlayerHappening
  | { readonly type: 'gameStopped' }
  | { readonly type: 'undone'; readonly event: number }
  | { readonly type: 'redone'; readonly event: number };

/** One fact of a game. Events are numbered by their place in the list, from 1; none is ever taken out. */
export type GameEvent = Happening & Stamp;

/** What a person asks for. Each becomes exactly one event, or a refusal. */
export type Command =
  | { readonly kind: 'roll'; readonly entry: Entry }
  | {
      readonly kind: 'correctFrame';
      readonly player: PlayerId;
      readonly frame: number;
      /** The frame's balls as entered; a split ring goes with its ball. */
      readonly balls: readonly EnteredBall[];
    }
  | {
      readonly kind: 'markSplit';
      readonly player: PlayerId;
      readonly frame: number;
      readonly ball: number;
      readonly split: boolean;
    }
  | {
      /** A line that was lost, entered as it is documented or agreed (rules: lost scores). */
      readonly kind: 'agreeLine';
      readonly player: PlayerId;
      /** The whole line in bowlers' notation (`notation.ts`). */
      readonly notation: string;
    }
  /** A dead ball. */
  | { readonly kind: 'annulBall'; readonly player: PlayerId; readonly frame: number }
  | {
      readonly kind: 'moveBalls';
      readonly player: PlayerId;
      readonly frame: number;
      readonly to: PlayerId;
    }
  | {
      readonly kind: 'dispute';
      readonly player: PlayerId;
      readonly frame: number;
      /** The frame's other outcome. */
      readonly balls: readonly EnteredBall[];
    }
  | {
      readonly kind: 'settle';
      readonly player: PlayerId;
      readonly frame: number;
      /** Whether the provisional outcome is the one that stands. */
      readonly provisional: boolean;
    }
  | PlayerCommand
  | { readonly kind: 'stop' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };
