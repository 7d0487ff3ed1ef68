import type { LanePlace } from '../../house-contract/moves.ts';
import type { Queries } from '../db/transactions.ts';
import { standingOf, type MoveStanding, type Step } from './move-state.ts';

/** A stored move and its state. */
export interface KeptMove {
  readonly id: string;
  readonly author: string;
  readonly seconds: number;
  readonly from: LanePlace;
  readonly to: LanePlace;
  /** For a pair both halves' games, the lower lane's first. */
  readonly games: readonly string[];
  readonly player: number | null;
  readonly forced: boolean;
  readonly steps: readonly Step[];
  readonly standing: MoveStanding;
}

/**
 * Locks the move until the transaction ends, so that only one service makes its next step. Null if there is
 * no such move.
 */
export async function heldMove(queries: Queries, house: string, id: string): Promise<KeptMove | null> {
  const held = await queries.query('SELECT FROM house.moves WHERE house = $1 AND id = $2 FOR UPDATE', [
    house,
    id,
  ]);
  if (held.rowCount !== 1) return null;
  // Read after locking, because the previous holder may have made a step.
  const { rows } = await queries.query<
    Omit<KeptMove, 'standing' | 'from' | 'to'> & {
      readonly fromOrigin: string;
      readonly fromLane: number;
      readonly toOrigin: string;
      readonly toLane: number;
      readonly code: string | null;
    }
  >(
    `SELECT id, author, seconds, games, player, forced, code, from_origin AS "fromOrigin",
       from_lane AS "fromLane", to_origin AS "toOrigin", to_lane AS "toLane", ${STEPS} AS steps
     FROM house.moves WHERE house = $1 AND id = $2`,
    [house, id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { fromOrigin, fromLane, toOrigin, toLane, code, ...move } = row;
  return {
    ...move,
    from: { origin: fromOrigin, lane: fromLane },
    to: { origin: toOrigin, lane: toLane },
    standing: standingOf(move.steps, code),
  };
}

/** SQL that selects the orders of a row of `house.moves` as `Step`s. */
export const STEPS = `(SELECT coalesce(json_agg(json_build_object('id', id, 'step', step, 'attempt', attempt, 'state', state,
    'outcome', outcome, 'late', late, 'place', json_build_object('origin', origin, 'lane', lane))), '[]')
  FROM house.orders WHERE orders.house = moves.house AND orders.move = moves.id)`;
