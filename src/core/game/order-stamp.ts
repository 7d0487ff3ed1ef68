import type { OpaqueId, Origin } from '../players/opaque-id.ts';

/** A game of another lane, up to a generation. */
export interface MovedFrom {
  readonly origin: Origin;
  readonly game: string;
  readonly generation: number;
  readonly lane: number;
}

/** An order of the front desk, and the name of the account that gave it (decision 20). */
export interface OrderStamp {
  readonly id: OpaqueId;
  readonly author: string;
}
