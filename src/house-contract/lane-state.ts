import * as v from 'valibot';
import { count, gameId, laneNumber, text, time } from './ids.ts';

/** How long a lane is open, as in its settings. */
export const OPENING = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({ kind: v.literal('games'), games: count, from: count }),
  v.strictObject({ kind: v.literal('until'), at: time }),
]);

/** One lane of a PC, as it reports itself. */
const LANE_STATE = v.strictObject({
  lane: laneNumber,
  phase: v.picklist(['empty', 'practice', 'running', 'stopped', 'over']),
  game: v.nullable(v.strictObject({ id: gameId, counter: count, generation: count })),
  opening: OPENING,
  /** How many games may still begin, and how many milliseconds are left; null without such a limit. */
  gamesLeft: v.nullable(count),
  timeLeft: v.nullable(v.number()),
  /** When bowlers asked for help; null if nobody waits. */
  help: v.nullable(v.strictObject({ at: time })),
  /** Why a ball is not saved, as the lane's saves name it (`disk-full`); null while nothing waits for the disk. */
  trouble: v.nullable(text(60)),
  /** Games that are not completely delivered. */
  toDeliver: count,
});
export type LaneState = v.InferOutput<typeof LANE_STATE>;

/** The states of a PC's lanes; newer ones replace them. An empty list only says that the PC is there. */
export const LANE_STATES = v.strictObject({ states: v.pipe(v.array(LANE_STATE), v.maxLength(2)) });
export type LaneStates = v.InferOutput<typeof LANE_STATES>;
