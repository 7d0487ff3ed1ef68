import type { PlayerId } from '../core/players/player.ts';

/** The ball to correct; `ball` counts in the frame from 1. */
export interface Selection {
  readonly player: PlayerId;
  readonly frame: number;
  readonly ball: number;
}

/** A touched frame; `ball` is null for an empty frame or a touch without a position. */
export interface FrameTouch {
  readonly player: PlayerId;
  readonly frame: number;
  readonly ball: number | null;
}
