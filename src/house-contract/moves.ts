/** A whole game, a pair's two games or one bowler goes to another lane: an order to the old lane, then one to the new one. */
import * as v from 'valibot';
import { count, gameId, laneNumber, opaqueId } from './ids.ts';

/** Two PCs may say that they have one lane number. */
export const LANE_PLACE = v.strictObject({ origin: opaqueId, lane: laneNumber });
export type LanePlace = v.InferOutput<typeof LANE_PLACE>;

/** `seconds` of each of its orders, 1 to 3600. */
const seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3600));

/** POST `moves`. A second one with its id changes nothing. */
export const MOVE = v.variant('kind', [
  /** The game on the lane's board. That of a match on a pair goes whole, with the other lane's game. */
  v.strictObject({
    ...{ kind: v.literal('game'), id: opaqueId, game: gameId, from: LANE_PLACE, to: LANE_PLACE, seconds },
    /** Without the old lane, which is silent: the new one goes on from what the house has. */
    forced: v.boolean(),
  }),
  /** The bowler leaves the game on the old lane and comes as a new player to the new one. */
  v.strictObject({
    ...{ kind: v.literal('bowler'), id: opaqueId, game: gameId, player: count },
    ...{ from: LANE_PLACE, to: LANE_PLACE, seconds },
  }),
]);
export type Move = v.InferOutput<typeof MOVE>;

/** POST `moveOn`: a move that stopped goes on to this lane, which may be the old one. `attempt` is the number that it will be. */
export const MOVE_ON = v.strictObject({ id: opaqueId, attempt: count, to: LANE_PLACE, seconds });
export type MoveOn = v.InferOutput<typeof MOVE_ON>;

/**
 * `closing` waits for the old lane, `taking` for the new one. `refused`, `void`: nothing moved. `stopped`: closed on the old
 * lane and not taken; nothing is lost, and staff send it on (`MOVE_ON`).
 */
export const MOVE_STATES = ['closing', 'taking', 'done', 'refused', 'void', 'stopped'] as const;
export type MoveState = (typeof MOVE_STATES)[number];

export interface ShownMove {
  readonly id: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly games: readonly string[];
  /** The player who moves; null where the whole game does. */
  readonly player: number | null;
  readonly from: LanePlace;
  readonly to: LanePlace;
  readonly forced: boolean;
  readonly state: MoveState;
  /** How often a new lane was asked. */
  readonly attempt: number;
  /** Of `refused` and `stopped`: the lane's code, `no-answer`, `late` (the old lane's answer came after its seconds) or `facts-aside`. */
  readonly code: string | null;
  /** More than one lane has taken it. */
  readonly twice: boolean;
  /** Facts that the old lane added to what was taken from it: they do not count, and staff see them. */
  readonly later: number;
}

/** Codes of the service's own refusals, beside those of orders. */
export const MOVE_REFUSALS = [
  'game-over',
  'moving',
  'same-lane',
  'needs-pair',
  'lane-connected',
  'facts-missing',
  'no-such-player',
  'not-stopped',
] as const;
