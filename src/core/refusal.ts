import type { PinCount } from './pins.ts';

/**
 * Why a rule said no, with the data a message needs; the sentence is made at the edge in the user's language.
 * `standing` is how many pins stand before the refused ball.
 */
export type Refusal =
  | { readonly code: 'not-an-integer'; readonly pins: number }
  | { readonly code: 'out-of-range'; readonly pins: number }
  | { readonly code: 'too-many-pins'; readonly pins: PinCount; readonly standing: PinCount }
  | { readonly code: 'no-strike-here' }
  | { readonly code: 'no-spare-here' }
  | { readonly code: 'game-over' }
  | { readonly code: 'game-stopped' }
  | { readonly code: 'frame-finished' }
  | { readonly code: 'frame-not-begun' }
  | { readonly code: 'no-balls' }
  | { readonly code: 'no-such-player' }
  | { readonly code: 'no-such-frame' }
  | { readonly code: 'no-split-here' }
  | { readonly code: 'not-on-turn' }
  | { readonly code: 'nothing-changes' }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' }
  | { readonly code: 'not-the-last-event' }
  | NameRefusal;

/** Why a line-up was refused; `place` is the player's place in it, from 1. */
export type NameRefusal =
  | { readonly code: 'no-players' }
  | { readonly code: 'name-empty'; readonly place: number }
  | { readonly code: 'name-too-long'; readonly place: number; readonly most: number }
  | { readonly code: 'name-unreadable'; readonly place: number };
