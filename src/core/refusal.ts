import type { PinCount } from './pins.ts';

/**
 * Why a ball was refused at the rack it met, with the data a message needs; the sentence is made at the edge in the
 * user's language. `standing` is how many pins stand before the refused ball.
 */
export type BallRefusal =
  | { readonly code: 'not-an-integer'; readonly pins: number }
  | { readonly code: 'out-of-range'; readonly pins: number }
  | { readonly code: 'too-many-pins'; readonly pins: PinCount; readonly standing: PinCount }
  | { readonly code: 'no-strike-here' }
  | { readonly code: 'no-spare-here' };

/** Why a frame did not take a ball. */
export type FrameRefusal =
  | Extract<BallRefusal, { code: 'too-many-pins' }>
  | { readonly code: 'frame-finished' }
  | { readonly code: 'no-split-here' };

/** Why a line did not take a ball. */
export type LineRefusal = BallRefusal | FrameRefusal | { readonly code: 'game-over' };

/** Why a rule said no. */
export type Refusal =
  | LineRefusal
  | NameRefusal
  | { readonly code: 'not-a-mark'; readonly mark: string }
  | { readonly code: 'game-stopped' }
  | { readonly code: 'frame-not-begun' }
  | { readonly code: 'no-balls' }
  | { readonly code: 'no-such-player' }
  | { readonly code: 'no-such-frame' }
  | { readonly code: 'not-on-turn' }
  | { readonly code: 'nothing-changes' }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' }
  | { readonly code: 'not-the-last-event' };

/** Why a line-up was refused; `place` is the player's place in it, from 1. */
export type NameRefusal =
  | { readonly code: 'no-players' }
  | { readonly code: 'name-empty'; readonly place: number }
  | { readonly code: 'name-too-long'; readonly place: number; readonly most: number }
  | { readonly code: 'name-unreadable'; readonly place: number };
