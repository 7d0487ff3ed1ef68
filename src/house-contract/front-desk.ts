/** What the service tells the front desk's page. */
import * as v from 'valibot';
import type { FormatId } from '../core/formats/formats.ts';
import type { Origin } from '../core/players/opaque-id.ts';
import { digest, gameId, opaqueId, type Digest } from './ids.ts';
import type { LaneState } from './lane-state.ts';
import type { Order, OrderAnswer, OrderBody, OrderState, TakenGame } from './orders.ts';
import type { ShownMove } from './moves.ts';

export const ROLES = ['operator', 'manager', 'secretary'] as const;
export type Role = (typeof ROLES)[number];

/** Who is signed in. `csrf` goes with every change, in the header `x-csrf-token`. */
export interface SignedIn {
  readonly name: string;
  readonly role: Role;
  readonly csrf: string;
}

/** One lane, without its game. `state` is the last that it told; `offlineSince` (ISO 8601, UTC) is null while it is connected. */
export interface DeskLaneState {
  readonly origin: Origin;
  readonly lane: number;
  readonly state: LaneState | null;
  readonly offlineSince: string | null;
  /** Connected, and not wholly delivered: `state.toDeliver` games. */
  readonly catchingUp: boolean;
  /** When the house heard that somebody waits for help, ISO 8601, UTC. `state.help` has the lane's own clock. */
  readonly helpSince: string | null;
  /** Two PCs that say they have this number. */
  readonly doubled: boolean;
  /** Games of which the house has two branches, and facts kept aside: staff are asked. */
  readonly forks: number;
  readonly aside: number;
}

/** `game` is the one on the lane's board, as far as it was delivered. */
export interface DeskLane extends DeskLaneState {
  readonly game: DeskGame | null;
}

/** A game as the page replays it: set-up and events with their names, as a save has them. */
export interface DeskGame {
  readonly id: string;
  readonly generation: number;
  readonly format: FormatId;
  readonly setup: unknown;
  readonly events: readonly unknown[];
}

/** What an order asks, without the facts and names that a lane gets with it. */
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
  /** It had been void when the lane answered. */
  readonly late: boolean;
  /** Who took it back. */
  readonly cancelledBy: string | null;
  /** Answers that differ from the first, which holds. */
  readonly others: readonly OrderAnswer['outcome'][];
  /** The move that it is a step of. */
  readonly move: string | null;
}

export interface WaitingParty {
  readonly id: string;
  readonly name: string;
  readonly bowlers: number;
  readonly since: string;
  readonly note: string;
}

export interface DeskState {
  readonly house: string;
  readonly lanes: readonly DeskLane[];
  readonly orders: readonly SentOrder[];
  readonly moves: readonly ShownMove[];
  readonly waiting: readonly WaitingParty[];
}

/**
 * Server-sent events of kind `news`. A page subscribes first and then loads the state, so that it misses nothing; what comes twice
 * changes nothing. `Last-Event-ID` brings what was missed, or `reload`.
 */
export type DeskNews =
  | { readonly kind: 'lane'; readonly lane: DeskLaneState }
  /** Another game is on the lane's board, or its names changed. */
  | {
      readonly kind: 'game';
      readonly origin: Origin;
      readonly lane: number;
      readonly game: DeskGame | null;
    }
  /** Events of the game on a lane's board; the first one makes it generation `from`. */
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

/** A branch of a game: what its sheet shows, or null where the rules cannot read it. The first one is the one that counts. */
export interface ShownBranch {
  readonly name: 'first' | 'second';
  /** Of its first fact that the other one lacks: what `FORK_ANSWER` names, however far the branch grew since. */
  readonly chain: Digest;
  readonly generation: number;
  /** When its newest fact arrived, ISO 8601, UTC. */
  readonly arrived: string;
  readonly sheet: readonly string[] | null;
}

/** A game of which the house has two branches. */
export interface AskedFork {
  readonly origin: Origin;
  readonly lanes: readonly number[];
  readonly game: string;
  readonly branch: number;
  /** The last generation that both have. */
  readonly above: number;
  readonly branches: readonly [ShownBranch, ShownBranch];
  /** What staff decided in the last days; they may decide otherwise. */
  readonly answered: { readonly by: string; readonly at: string } | null;
}

/** Facts of a game that the rules refuse. */
export interface AsideGame {
  readonly origin: Origin;
  readonly lanes: readonly number[];
  readonly game: string;
  /** Generations that are kept aside. */
  readonly from: number;
  readonly to: number;
  readonly reason: string;
  readonly arrived: string;
  readonly bodies: readonly string[];
}

export interface Asked {
  readonly forks: readonly AskedFork[];
  readonly aside: readonly AsideGame[];
}

/** What staff answer: which branch counts, or that they saw what is aside. */
export const FORK_ANSWER = v.variant('kind', [
  v.strictObject({
    kind: v.literal('fork'),
    origin: opaqueId,
    game: gameId,
    branch: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The chain of the branch that counts from now on. */
    counts: digest,
  }),
  v.strictObject({ kind: v.literal('aside'), origin: opaqueId, game: gameId }),
]);
export type ForkAnswer = v.InferOutput<typeof FORK_ANSWER>;
