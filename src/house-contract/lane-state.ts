import * as v from 'valibot';
import { count, gameId, laneNumber, text, time } from './ids.ts';

/** How a lane is open, as its settings say it. */
export const OPENING = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({ kind: v.literal('games'), games: count, from: count }),
  v.strictObject({ kind: v.literal('until'), at: time }),
]);

/** One lane of a PC, as the lane sees itself. */
export const LANE_STATE = v.strictObject({
  lane: laneNumber,
  phase: v.picklist(['empty', 'practice', 'running', 'stopped', 'over']),
  game: v.nullable(v.strictObject({ id: gameId, counter: count, generation: count })),
  opening: OPENING,
  /** Games that may still begin, and milliseconds until the end; null where nothing limits them. */
  gamesLeft: v.nullable(count),
  timeLeft: v.nullable(v.number()),
  /** When bowlers asked for help; null when nobody waits. */
  help: v.nullable(v.strictObject({ at: time })),
  /** Why a ball is not saved, as the lane's saves name it (`disk-full`); null while nothing waits for the disk. */
  trouble: v.nullable(text(60)),
  /** Games that are not wholly delivered. */
  toDeliver: count,
});
export type LaneState = v.InferOutput<typeof LANE_STATE>;

/** The lanes of one PC; a newer one replaces it. */
export const LANE_STATES = v.strictObject({ states: v.pipe(v.array(LANE_STATE), v.maxLength(2)) });
export type LaneStates = v.InferOutput<typeof LANE_STATES>;
