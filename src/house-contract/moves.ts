/**
 * Moves a whole game, a pair's two games or one bowler to another lane: with an order to the old lane, then
 * one to the new one.
 */
import * as v from 'valibot';
import { count, gameId, laneNumber, opaqueId } from './ids.ts';

/** Two PCs may have one lane number, so a place is a PC and a number. */
const LANE_PLACE = v.strictObject({ origin: opaqueId, lane: laneNumber });
export type LanePlace = v.InferOutput<typeof LANE_PLACE>;

/** The seconds for which each of its orders is good. */
const seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3600));

/** POST `moves`. A repeated id changes nothing. */
export const MOVE = v.variant('kind', [
  /** The game on the lane's board. A match on a pair moves whole, with the other lane's game. */
  v.strictObject({
    ...{ kind: v.literal('game'), id: opaqueId, game: gameId, from: LANE_PLACE, to: LANE_PLACE, seconds },
    /** The old lane is silent: the new one continues from what the house has. */
    forced: v.boolean(),
  }),
  /** The bowler leaves the game on the old lane and joins the one on the new lane as a new player. */
  v.strictObject({
    ...{ kind: v.literal('bowler'), id: opaqueId, game: gameId, player: count },
    ...{ from: LANE_PLACE, to: LANE_PLACE, seconds },
  }),
]);
export type Move = v.InferOutput<typeof MOVE>;

/**
 * POST `moveOn`: sends a stopped move to this lane, which may be the old one. `attempt` is the number that
 * the new attempt will have.
 */
export const MOVE_ON = v.strictObject({ id: opaqueId, attempt: count, to: LANE_PLACE, seconds });
export type MoveOn = v.InferOutput<typeof MOVE_ON>;

/**
 * `closing` waits for the old lane, `taking` for the new one. `refused`, `void`: nothing moved. `stopped`:
 * the old lane closed the game and no lane has taken it; nothing is lost, and staff send it on (`MOVE_ON`).
 */
export type MoveState = 'closing' | 'taking' | 'done' | 'refused' | 'void' | 'stopped';

export interface ShownMove {
  readonly id: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly games: readonly string[];
  /** The player who moves; null for a whole game. */
  readonly player: number | null;
  readonly from: LanePlace;
  readonly to: LanePlace;
  readonly forced: boolean;
  readonly state: MoveState;
  /** How many times a new lane was asked. */
  readonly attempt: number;
  /**
   * For `refused` and `stopped`: the lane's code, `no-answer`, `late` (the old lane answered after its
   * seconds) or `facts-aside`.
   */
  readonly code: string | null;
  /** The order without which it does not go on; `late` as in `SentOrder`. */
  readonly waitsFor: { readonly id: string; readonly late: boolean } | null;
  /** More than one lane has taken it. */
  readonly twice: boolean;
  /**
   * How many facts the old lane added after the game was taken from it. They do not count unless staff decide so (`AskedMove`).
   */
  readonly later: number;
}

/** Codes of the service's own refusals, besides those of orders. */
export const MOVE_REFUSALS = [
  'game-over',
  'moving',
  'same-lane',
  /** Somebody has the new lane, or an order that gives it away waits for its PC. */
  'lane-taken',
  'needs-pair',
  'lane-connected',
  'facts-missing',
  'no-such-player',
  'not-stopped',
] as const;
