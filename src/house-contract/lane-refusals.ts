/**
 * Why a lane refuses an order. Besides these it answers with the codes of its own calls (`game-running`,
 * `waiting`, `not-saved`, …) and of the rules (`game-over`, `name-taken`, …).
 */
export const LANE_REFUSALS = [
  /** This PC has no lane with that number. */
  'wrong-lane',
  /** The lane does not offer that kind of game. */
  'format-not-offered',
  /** The lane is open without a limit, so nothing can be extended. */
  'not-limited',
  /** It is open for games and the order extends it by minutes, or the other way round. */
  'other-limit',
  /** A lane can be open for at most nine games, or one day. */
  'too-long',
  'no-help-asked',
  /** Too many messages wait there already. */
  'messages-wait',
  /** A match on a pair moves with both games, or not at all. */
  'pair-moves-whole',
  /** The facts to take are not those that the old lane saved. */
  'facts-damaged',
  /** The game was saved by a newer program. */
  'newer-version',
  /** That bowler is in this game already. */
  'bowler-there',
] as const;
export type LaneRefusal = (typeof LANE_REFUSALS)[number];
