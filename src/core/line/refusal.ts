import type { PinCount } from './pins.ts';

/** Why a rack refused a ball, with data for the message; `standing` is the pins standing before that ball. */
export type BallRefusal =
  | { readonly code: 'not-an-integer'; readonly pins: number }
  | { readonly code: 'out-of-range'; readonly pins: number; readonly most: number }
  | { readonly code: 'too-many-pins'; readonly pins: PinCount; readonly standing: PinCount }
  /** This ball cannot have left the pins given. */
  | { readonly code: 'leave-does-not-fit' }
  | { readonly code: 'no-strike-here' }
  | { readonly code: 'no-spare-here' };

export type FrameRefusal =
  | Extract<BallRefusal, { code: 'too-many-pins' | 'leave-does-not-fit' }>
  | { readonly code: 'frame-finished' }
  | { readonly code: 'no-split-here' };

export type LineRefusal = BallRefusal | FrameRefusal | { readonly code: 'game-over' };

export type Refusal =
  | LineRefusal
  | NameRefusal
  | { readonly code: 'not-a-mark'; readonly mark: string }
  | { readonly code: 'game-stopped' }
  | { readonly code: 'frame-not-begun' }
  | { readonly code: 'no-balls' }
  | { readonly code: 'no-such-player' }
  | { readonly code: 'last-player' }
  | { readonly code: 'name-taken' }
  /** The list does not hold exactly the players of this game. */
  | { readonly code: 'not-the-players' }
  | { readonly code: 'has-bowled' }
  /** The format does not offer this option but these, in most formats none. */
  | { readonly code: 'no-such-option'; readonly option: number; readonly options: readonly number[] }
  /** A frame's balls cannot be bowled by the rules of the option. */
  | { readonly code: 'balls-do-not-fit'; readonly frame: number }
  /** A score no game can reach. */
  | { readonly code: 'no-such-score'; readonly highest: number }
  /** The player has left or has bowled all ten frames. */
  | { readonly code: 'bowls-no-more' }
  | { readonly code: 'not-disputed' }
  | { readonly code: 'no-such-frame' }
  | { readonly code: 'not-on-turn' }
  | { readonly code: 'nothing-changes' }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' }
  | { readonly code: 'not-the-last-event' };

/** `place` is the player's place in the line-up, from 1. */
export type NameRefusal =
  | { readonly code: 'no-players' }
  | { readonly code: 'name-empty'; readonly place: number }
  | { readonly code: 'name-too-long'; readonly place: number; readonly most: number }
  | { readonly code: 'name-unreadable'; readonly place: number };
