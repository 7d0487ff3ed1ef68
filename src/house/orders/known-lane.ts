import { err, ok, type Result } from '../../core/line/result.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';
import type { LanePlace } from '../../house-contract/moves.ts';
import type { Queries } from '../db/transactions.ts';
import { goesOn } from './goes-on.ts';

/** A lane that can take orders. */
export interface OrderedLane {
  readonly place: LanePlace;
  /** All lanes of its PC, lowest first. */
  readonly numbers: readonly number[];
  readonly connected: boolean;
  readonly state: LaneState | null;
  /** As in `DeskLaneState`. */
  readonly goesOn: boolean;
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
    readonly goes_on: boolean;
  }>(
    `SELECT numbers, revoked, offline_since IS NULL AS connected, states.state,
       ${goesOn('lanes.origin', 'states.state')} AS goes_on
     FROM house.lanes LEFT JOIN house.lane_states AS states
       ON states.house = lanes.house AND states.origin = lanes.origin AND states.lane = $3
     WHERE lanes.house = $1 AND lanes.origin = $2`,
    [house, place.origin, place.lane],
  );
  const [lane] = rows;
  if (lane?.numbers.includes(place.lane) !== true) return err('unknown-lane');
  if (lane.revoked !== null) return err('not-paired');
  const { connected, state, goes_on: goesOnThere } = lane;
  return ok({
    place,
    connected,
    state,
    goesOn: goesOnThere,
    numbers: lane.numbers.toSorted((one, other) => one - other),
  });
}
