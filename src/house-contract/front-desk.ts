/** What the service sends to the front desk's page. */
import * as v from 'valibot';
import type { FormatId } from '../core/formats/formats.ts';
import type { Origin } from '../core/players/opaque-id.ts';
import { digest, gameId, opaqueId, type Digest } from './ids.ts';
import type { LaneState } from './lane-state.ts';
import type { Order, OrderAnswer, OrderBody, OrderState, TakenGame } from './orders.ts';
import type { ShownMove } from './moves.ts';

export const ROLES = ['operator', 'manager', 'secretary'] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in account. `csrf` goes with every change, in the header `x-csrf-token`. */
export interface SignedIn {
  readonly name: string;
  readonly role: Role;
  /** Its password was made for its owner: until they have chosen another one, every other route refuses it. */
  readonly given: boolean;
  readonly csrf: string;
}

/**
 * One lane, without its game. `state` is the last one reported; `offlineSince` (ISO 8601, UTC) is null while
 * the lane is connected.
 */
export interface DeskLaneState {
  readonly origin: Origin;
  readonly lane: number;
  readonly state: LaneState | null;
  readonly offlineSince: string | null;
  /** Connected, with games to deliver: `state.toDeliver`. */
  readonly catchingUp: boolean;
  /**
   * When the call for help reached the house, ISO 8601, UTC. `state.help` has the time of the lane's own
   * clock.
   */
  readonly helpSince: string | null;
  /** Two PCs have this lane number. */
  readonly doubled: boolean;
  /** Another game of its match or series follows the one on its board. */
  readonly goesOn: boolean;
  /**
   * Questions for staff: how many games have two branches or, moved without this lane, were bowled on here; and how many have
   * facts kept aside.
   */
  readonly forks: number;
  readonly aside: number;
}

/** `game` is the one on the lane's board, as far as it was delivered. */
export interface DeskLane extends DeskLaneState {
  readonly game: DeskGame | null;
}

/** A game as the page replays it: set-up and events with names, as in a save. */
export interface DeskGame {
  readonly id: string;
  readonly generation: number;
  /** Another number where names changed, or another version counts. */
  readonly revision: number;
  readonly format: FormatId;
  readonly setup: unknown;
  readonly events: readonly unknown[];
}

/** The content of an order, without the facts and names that the lane gets with it. */
export type ShownBody =
  | Exclude<OrderBody, { kind: 'takeGame' | 'bowlerComes' }>
  | {
      readonly kind: 'takeGame';
      readonly lane: number;
      readonly games: readonly Pick<TakenGame, 'from' | 'lane'>[];
      readonly forced: boolean;
    }
  | { readonly kind: 'bowlerComes'; readonly lane: number };

export interface SentOrder {
  readonly order: Omit<Order, 'body'> & { readonly body: ShownBody };
  readonly origin: Origin;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
  readonly state: OrderState;
  readonly answer: OrderAnswer['outcome'] | null;
  /** Its seconds passed before the lane answered; if it is `unknown`, the lane may have done it before the restore. */
  readonly late: boolean;
  /** Who cancelled it. */
  readonly cancelledBy: string | null;
  /** Later answers that differ from the first, which holds. */
  readonly others: readonly OrderAnswer['outcome'][];
  /** The move that this order is a step of. */
  readonly move: string | null;
}

export interface WaitingParty {
  readonly id: string;
  readonly name: string;
  readonly bowlers: number;
  readonly since: string;
  readonly note: string;
  /** This lane may have been opened for it before the house was restored. */
  readonly perhaps: number | null;
}

/** For how many hours the front desk shows an order or a move. */
export const SHOWN_HOURS = 12;

export interface DeskState {
  readonly house: string;
  readonly lanes: readonly DeskLane[];
  readonly orders: readonly SentOrder[];
  readonly moves: readonly ShownMove[];
  readonly waiting: readonly WaitingParty[];
}

/**
 * Server-sent events of kind `news`. A page subscribes first and then loads the state, so that it misses
 * nothing; repeated news change nothing. `Last-Event-ID` brings what was missed, or `reload`.
 */
export type DeskNews =
  | { readonly kind: 'lane'; readonly lane: DeskLaneState }
  /** The lane's board has another game, or the game's names changed. */
  | {
      readonly kind: 'game';
      readonly origin: Origin;
      readonly lane: number;
      readonly game: DeskGame | null;
    }
  /** New events of the game on a lane's board; `from` is the generation after the first of them. */
  | {
      readonly kind: 'facts';
      readonly origin: Origin;
      readonly game: string;
      readonly from: number;
      readonly events: readonly unknown[];
    }
  | { readonly kind: 'order'; readonly order: SentOrder }
  | { readonly kind: 'move'; readonly move: ShownMove }
  | { readonly kind: 'waiting'; readonly waiting: readonly WaitingParty[] }
  | { readonly kind: 'reload' };

/**
 * A branch of a game: its sheet, or null if the rules cannot read it. The first branch is the one that
 * counts.
 */
export interface ShownBranch {
  readonly name: 'first' | 'second';
  /** The chain of the branch's first own fact, by which `FORK_ANSWER` names it however long it has grown. */
  readonly chain: Digest;
  readonly generation: number;
  /** When its newest fact arrived, ISO 8601, UTC. */
  readonly arrived: string;
  readonly sheet: readonly string[] | null;
}

/** A game with two branches. */
export interface AskedFork {
  readonly origin: Origin;
  readonly lanes: readonly number[];
  readonly game: string;
  readonly branch: number;
  /** The last shared generation. */
  readonly above: number;
  readonly branches: readonly [ShownBranch, ShownBranch];
  /** A decision of the last days, which staff may change. */
  readonly answered: { readonly by: string; readonly at: string } | null;
}

/** A game with its sheet, or null if the rules cannot read it. */
export interface MovedGame {
  readonly game: string;
  readonly generation: number;
  /** When its newest fact arrived, ISO 8601, UTC. */
  readonly arrived: string;
  readonly sheet: readonly string[] | null;
}

/** What goes on at the new lane or at the old one: a game, or both of a pair. */
export interface MoveSide {
  readonly name: 'new' | 'old';
  readonly lanes: readonly number[];
  readonly counts: boolean;
  readonly games: readonly MovedGame[];
}

/** A forced move whose old lane bowled on. The new lane's game counts in the day report until staff decide otherwise. */
export interface AskedMove {
  readonly move: string;
  readonly from: number;
  readonly to: number;
  /** How many facts the old lane added after the move. */
  readonly later: number;
  readonly sides: readonly [MoveSide, MoveSide];
  /** A decision of the last days, which staff may change. */
  readonly answered: { readonly by: string; readonly at: string } | null;
}

/** Facts of a game that the rules refuse. */
export interface AsideGame {
  readonly origin: Origin;
  readonly lanes: readonly number[];
  readonly game: string;
  /** The generations that are kept aside. */
  readonly from: number;
  readonly to: number;
  readonly reason: string;
  readonly arrived: string;
  readonly bodies: readonly string[];
}

export interface Asked {
  readonly forks: readonly AskedFork[];
  readonly moves: readonly AskedMove[];
  readonly aside: readonly AsideGame[];
}

const MOVE_ANSWER = v.strictObject({
  kind: v.literal('move'),
  move: opaqueId,
  counts: v.picklist(['old', 'new']),
});
export type MoveAnswer = v.InferOutput<typeof MOVE_ANSWER>;

/** An answer of staff: which branch counts, which game of a forced move, or that they have seen facts kept aside. */
export const FORK_ANSWER = v.variant('kind', [
  v.strictObject({
    kind: v.literal('fork'),
    origin: opaqueId,
    game: gameId,
    branch: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The `chain` of the branch that counts from now on. */
    counts: digest,
  }),
  MOVE_ANSWER,
  v.strictObject({ kind: v.literal('aside'), origin: opaqueId, game: gameId }),
]);
export type ForkAnswer = v.InferOutput<typeof FORK_ANSWER>;
