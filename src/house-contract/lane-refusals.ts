/**
 * Why a lane refuses an order, beside the failures of its own calls (`game-running`, `waiting`, `not-saved`, …) and the rules'
 * refusals (`game-over`, `name-taken`, …), whose codes it answers as they are.
 */
export const LANE_REFUSALS = [
  /** This PC has no lane of that number. */
  'wrong-lane',
  /** The lane does not offer that kind of game. */
  'format-not-offered',
  /** The lane is open without a limit: nothing can be extended. */
  'not-limited',
  /** It is open for games and was to be extended by minutes, or the other way round. */
  'other-limit',
  /** A lane is open for nine games at most, and for a day. */
  'too-long',
  'no-help-asked',
  /** Several messages wait there to be shown already. */
  'messages-wait',
  /** Both games of a match on a pair move, or neither. */
  'pair-moves-whole',
  /** What was to be taken is not what the old lane saved. */
  'facts-damaged',
  /** It was saved by a newer program. */
  'newer-version',
  /** That bowler plays here already. */
  'bowler-there',
] as const;
export type LaneRefusal = (typeof LANE_REFUSALS)[number];
