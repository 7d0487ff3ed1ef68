import type { PinCount } from './pins.ts';

export const FRAME_RESULTS = ['strike', 'spare', 'open'] as const;

/** A finished frame's result; that of a frame with fill balls is the result of its first rack. */
export type FrameResult = (typeof FRAME_RESULTS)[number];

/** How one line is bowled (decision 11). Only `tableOf` reads this. */
export interface Rules {
  /** The frames of a line. */
  readonly frames: number;
  /** The pins of a full rack. */
  readonly pins: PinCount;
  /** What felling all that stands makes with the first ball at a rack, the second, ...: a rack takes no more balls. */
  readonly cleared: readonly FrameResult[];
  /** The fewest pins of a first ball that make a strike; it counts a full rack. */
  readonly strikeFrom: PinCount;
  /** Following balls added to the points of a frame before the last. */
  readonly bonusBalls: Readonly<Record<FrameResult, number>>;
  /** Balls in the last frame after its first rack, instead of a bonus. */
  readonly fillBalls: Readonly<Record<FrameResult, number>>;
}
