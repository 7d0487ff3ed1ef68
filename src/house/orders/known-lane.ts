import { err, ok, type Result } from '../../core/line/result.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';
import type { LanePlace } from '../../house-contract/moves.ts';
import type { Queries } from '../db/transactions.ts';

/** A lane that can take orders. */
export interface OrderedLane {
  readonly place: LanePlace;
  /** All lanes of its PC, lowest first. */
  readonly numbers: readonly number[];
  readonly connected: boolean;
  readonly state: LaneState | null;
}

/** Finds a lane by PC and number, because two PCs may have the same number. */
export async function orderedLane(
  queries: Queries,
  house: string,
  place: LanePlace,
): Promise<Result<OrderedLane, 'unknown-lane' | 'not-paired'>> {
  const { rows } = await queries.query<{
    readonly numbers: readonly number[];
    readonly revoked: Date | null;
    readonly connected: boolean;
    readonly state: LaneState | null;
  }>(
    `SELECT numbers, revoked, offline_since IS NULL AS connected,
       (SELECT state FROM house.lane_states AS states WHERE states.house = $1 AND states.origin = $2
          AND lane = $3) AS state
     FROM house.lanes WHERE house = $1 AND origin = $2`,
    [house, place.origin, place.lane],
  );
  const [lane] = rows;
  if (lane?.numbers.includes(place.lane) !== true) return err('unknown-lane');
  if (lane.revoked !== null) return err('not-paired');
  const { connected, state } = lane;
  return ok({ place, connected, state, numbers: lane.numbers.toSorted((one, other) => one - other) });
}
