import type { BowlerId, Origin } from '../../core/players/opaque-id.ts';
import type { LinkStatus } from '../../contract/contract.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';
import type { Opens } from '../../house-contract/opens.ts';
import type { Order, OrderAnswer } from '../../house-contract/orders.ts';
import type { Archive } from '../../saves/archive/archive.ts';
import type { GamesFolder } from '../../saves/games/games-folder.ts';
import type { KeptPairing } from '../../saves/settings/house-file.ts';

import type { TimeLimits } from './house-client.ts';

/** The lane's saves; the link only reads them. */
export interface LinkSaves {
  readonly games: Pick<GamesFolder, 'durable' | 'read'> & {
    readonly archive: Pick<Archive, 'months' | 'stampOf' | 'linesOf'>;
  };
  /** The ids of bowlers who were erased at this lane. */
  readonly erased: () => readonly string[];
}

export interface OrdersTaken {
  /** Carries out an order. The same id always gets the same answer. */
  readonly take: (order: Order) => Promise<OrderAnswer>;
}

/** In milliseconds. */
export interface Pauses {
  /** After the first failure; doubled after each one, up to the longest. */
  readonly first: number;
  readonly longest: number;
  /** After a refusal that only staff can end. */
  readonly slow: number;
  /** Between two reports of the lanes' states. */
  readonly states: number;
  /** Between two signs of life; the house takes a lane that is silent for 45 s for dead. */
  readonly beat: number;
  /** Between a ball and its delivery, so that the lane draws the ball first. */
  readonly frame: number;
  /**
   * Between a ball and the sign that it is not delivered: most balls are delivered by then, so the sign does
   * not flicker.
   */
  readonly sign: number;
}

export interface LinkDeps {
  readonly origin: Origin;
  /** Null if the lane is not paired; no socket is opened then. */
  readonly pairing: () => KeptPairing | null;
  /** The authority that the lane trusted until now was issued anew, with the same key. */
  readonly renewed: (before: string, authority: string) => void;
  readonly saves: LinkSaves;
  /** The numbers of this PC's lanes. */
  readonly lanes: () => readonly number[];
  readonly states: () => readonly Omit<LaneState, 'toDeliver'>[];
  readonly orders: OrdersTaken;
  /** Hears who opens the lanes of the house. */
  readonly opens?: (opens: Opens) => void;
  /** Erases bowlers whom another lane of the house erased; whether it could. */
  readonly erase: (bowlers: readonly BowlerId[]) => Promise<boolean>;
  /** The program's version, for display. */
  readonly program: string;
  /** The time now, ISO 8601 in UTC. */
  readonly clock: () => string;
  readonly changed: (status: LinkStatus) => void;
  /** Receives bugs, and troubles that staff may look for. */
  readonly log: (trouble: unknown) => void;
  readonly limits?: TimeLimits;
  readonly pauses?: Pauses;
}
