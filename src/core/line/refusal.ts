import type { PinCount } from './pins.ts';

/**
 * Why a ball was refused at the rack it met, with the data a message needs; the sentence is made at the edge in the
 * user's language. `standing` is how many pins stand before the refused ball.
 */
export type BallRefusal =
  | { readonly code: 'not-an-integer'; readonly pins: number }
  | { readonly code: 'out-of-range'; readonly pins: number }
  | { readonly code: 'too-many-pins'; readonly pins: PinCount; readonly standing: PinCount }
  /** The pins that are said to stand cannot be what this ball left. */
  | { readonly code: 'leave-does-not-fit' }
  | { readonly code: 'no-strike-here' }
  | { readonly code: 'no-spare-here' };

/** Why a frame did not take a ball. */
export type FrameRefusal =
  | Extract<BallRefusal, { code: 'too-many-pins' | 'leave-does-not-fit' }>
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
  /** A game has to have somebody who bowls. */
  | { readonly code: 'last-player' }
  | { readonly code: 'name-taken' }
  /** The list of players is not the players of this game. */
  | { readonly code: 'not-the-players' }
  | { readonly code: 'has-bowled' }
  /** A number that no game can come to. */
  | { readonly code: 'no-such-score' }
  /** This player has left, or has bowled all ten frames. */
  | { readonly code: 'bowls-no-more' }
  | { readonly code: 'not-disputed' }
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
