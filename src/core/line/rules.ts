import { highest } from './extremes.ts';
import { worthOf, type PinCount } from './pins.ts';

export const FRAME_RESULTS = ['strike', 'spare', 'open'] as const;

/** A finished frame's result; that of a frame with fill balls is the result of its first rack. */
export type FrameResult = (typeof FRAME_RESULTS)[number];

/** Which total wins. */
export type Winning = 'highest' | 'lowest';

/** The rules of one line (decision 11), from which `tableOf` makes a table. */
export interface Rules {
  /** The frames of a line. */
  readonly frames: number;
  /** What each pin of a full rack is worth, the least first. */
  readonly worth: readonly number[];
  /**
   * The result of clearing the rack with its first ball, its second, ... The list's length is the number of balls at a
   * rack.
   */
  readonly cleared: readonly FrameResult[];
  /** The fewest pins of a first ball, or their least worth, that make a strike; it counts a full rack. */
  readonly strikeFrom: PinCount;
  /** Following balls added to the points of a frame before the last. */
  readonly bonusBalls: Readonly<Record<FrameResult, number>>;
  /** Balls in the last frame after its first rack, instead of a bonus. */
  readonly fillBalls: Readonly<Record<FrameResult, number>>;
  /**
   * Where a frame takes no ball of another one: the points of a strike and, to which its own first ball is added, of a
   * spare.
   */
  readonly alone?: Readonly<Record<'strike' | 'spare', number>>;
  /** The numbers of the frames that are strikes for everybody and that nobody bowls. */
  readonly given?: readonly number[];
  /**
   * The lowest total wins: a ball without pins counts all that stand, as a strike or spare, so that pins have to fall,
   * and what the remaining balls can come to is the least. Where nothing is said the highest total wins.
   */
  readonly wins?: Winning;
  /** Where the pins of a foul count: the points that it takes off the total from its frame on. */
  readonly foulTakes?: number;
  /** The frames that a player bowls before the next one does; one where nothing is said. */
  readonly framesATurn?: number;
  /** Scores below the highest that bowlers have a name for, highest first. */
  readonly named: readonly number[];
}

/** The most balls that each frame takes, or would take were it not given. */
export function mostBallsByFrame({ frames, cleared, fillBalls }: Rules): readonly number[] {
  const filled = cleared.map((result, index) => index + 1 + fillBalls[result]);
  const last = highest(filled, cleared.length + fillBalls.open);
  return Array.from({ length: frames }, (_none, index) => (index < frames - 1 ? cleared.length : last));
}

/** The highest score of a line. */
export function mostPoints({ frames, worth, bonusBalls, fillBalls, alone }: Rules): number {
  if (alone !== undefined) return frames * alone.strike;
  const racks = 1 + highest(Object.values(bonusBalls));
  const lastRacks = 1 + highest(Object.values(fillBalls));
  return worthOf(worth) * ((frames - 1) * racks + lastRacks);
}
