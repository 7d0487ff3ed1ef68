import type { Origin } from '../../core/players/opaque-id.ts';
import type { LinkStatus } from '../../contract/contract.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';
import type { Order, OrderAnswer } from '../../house-contract/orders.ts';
import type { Archive } from '../../saves/archive/archive.ts';
import type { GamesFolder } from '../../saves/games/games-folder.ts';
import type { KeptPairing } from '../../saves/settings/house-file.ts';

import type { TimeLimits } from './house-client.ts';

/** The lane's saves, to be read alone. */
export interface LinkSaves {
  readonly games: Pick<GamesFolder, 'durable' | 'read'> & {
    readonly archive: Pick<Archive, 'months' | 'stampOf' | 'linesOf'>;
  };
  /** The ids of the bowlers who were erased here. */
  readonly erased: () => readonly string[];
}

export interface OrdersTaken {
  /** The same id gives the same answer for ever. */
  readonly take: (order: Order) => Promise<OrderAnswer>;
}

/** In milliseconds. */
export interface Pauses {
  /** After the first failure; twice as long after each one, up to the longest. */
  readonly first: number;
  readonly longest: number;
  /** After an answer that only staff can change. */
  readonly slow: number;
  /** Between two messages of how the lanes are. */
  readonly states: number;
  /** After a ball, before it is delivered: its frame at the lane is drawn first. */
  readonly frame: number;
  /** After a ball, before the lane is told that it is not delivered: most are by then, and its sign stays as it is. */
  readonly sign: number;
}

export interface LinkDeps {
  readonly origin: Origin;
  /** Null: not paired, and no socket is opened. */
  readonly pairing: () => KeptPairing | null;
  readonly saves: LinkSaves;
  /** The numbers of this PC's lanes. */
  readonly lanes: () => readonly number[];
  readonly states: () => readonly Omit<LaneState, 'toDeliver'>[];
  readonly orders: OrdersTaken;
  /** The program's version, as people read it. */
  readonly program: string;
  /** The time now, ISO 8601 in UTC. */
  readonly clock: () => string;
  readonly changed: (status: LinkStatus) => void;
  /** Receives bugs and what staff may have to look for. */
  readonly log: (trouble: unknown) => void;
  readonly limits?: TimeLimits;
  readonly pauses?: Pauses;
}
