import type { FrameNumber } from '../core/formats/format.ts';
import type { PlayerId } from '../core/game/player.ts';

/** The ball that a correction is about; `ball` counts in the frame, from 1. */
export interface Selection {
  readonly player: PlayerId;
  readonly frame: FrameNumber;
  readonly ball: number;
}

/** A frame that was touched; `ball` is null when nothing is bowled there or no ball was pointed at. */
export interface FrameTouch {
  readonly player: PlayerId;
  readonly frame: FrameNumber;
  readonly ball: number | null;
}
