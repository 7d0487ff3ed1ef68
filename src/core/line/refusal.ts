import type { PinCount } from './pins.ts';
import type { Rack } from './rack.ts';

/** Why a rack refused a ball, with data for the message; `standing` is the pins standing before that ball. */
export type BallRefusal =
  | { readonly code: 'not-an-integer'; readonly pins: number }
  | { readonly code: 'out-of-range'; readonly pins: number; readonly most: number }
  | { readonly code: 'too-many-pins'; readonly pins: PinCount; readonly standing: PinCount }
  /** No pins that stand are worth this together; `counts` are what a ball can be. */
  | { readonly code: 'no-such-pins'; readonly pins: number; readonly counts: readonly PinCount[] }
  /** This ball cannot have left the pins given. */
  | { readonly code: 'leave-does-not-fit' }
  /** `neither`: this ball makes no mark, whatever it knocks down. */
  | { readonly code: 'no-strike-here'; readonly neither?: true }
  | { readonly code: 'no-spare-here'; readonly neither?: true };

export type FrameRefusal =
  | Extract<BallRefusal, { code: 'too-many-pins' | 'no-such-pins' | 'leave-does-not-fit' }>
  | { readonly code: 'frame-finished' }
  /** Nobody bowls this frame. */
  | { readonly code: 'frame-given' }
  | { readonly code: 'no-split-here' };

/** Why this rack refuses a ball that no pins of it can be. */
export function pinsRefusal(
  pins: PinCount,
  { standing, kind, counts }: Rack,
): Extract<BallRefusal, { code: 'too-many-pins' | 'no-such-pins' }> {
  return kind.isEqual ? { code: 'too-many-pins', pins, standing } : { code: 'no-such-pins', pins, counts };
}

export type LineRefusal = BallRefusal | FrameRefusal | { readonly code: 'game-over' };

export type Refusal =
  | LineRefusal
  | NameRefusal
  | FactRefusal
  | { readonly code: 'not-a-mark'; readonly mark: string }
  | { readonly code: 'game-stopped' }
  /** The game continues on another lane. */
  | { readonly code: 'game-moved'; readonly lane: number }
  | { readonly code: 'frame-not-begun' }
  | { readonly code: 'no-balls' }
  | { readonly code: 'no-such-player' }
  | { readonly code: 'last-player' }
  | { readonly code: 'name-taken' }
  | TeamRefusal
  /** The list does not hold exactly the players of this game. */
  | { readonly code: 'not-the-players' }
  | { readonly code: 'has-bowled' }
  /** The format does not offer this option but these, in most formats none. */
  | { readonly code: 'no-such-option'; readonly option: number; readonly options: readonly number[] }
  /** A frame's balls cannot be bowled by the rules of the option. */
  | { readonly code: 'balls-do-not-fit'; readonly frame: number }
  /** A score no game can reach. */
  | { readonly code: 'no-such-score'; readonly highest: number }
  /** More games than a series can carry. */
  | { readonly code: 'too-many-games'; readonly most: number }
  /** The player has left or has bowled all ten frames. */
  | { readonly code: 'bowls-no-more' }
  | { readonly code: 'not-disputed' }
  | { readonly code: 'no-such-frame' }
  | { readonly code: 'not-on-turn' }
  | { readonly code: 'nothing-changes' }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' }
  | { readonly code: 'not-the-last-event' };

/** Why bowlers cannot share a line. */
export type TeamRefusal =
  /** The team in this place of the line-up, from 1, has too few or too many bowlers for the format. */
  | {
      readonly code: 'team-size';
      readonly team: number;
      readonly bowlers: number;
      readonly least: number;
      readonly most: number;
    }
  /** Only a new game brings teams to a format in which bowlers share a line, and only such a format has any. */
  | { readonly code: 'teams-are-set' };

/** `place` is the player's place in the line-up, from 1. */
export type NameRefusal =
  | { readonly code: 'no-players' }
  | { readonly code: 'name-empty'; readonly place: number }
  | { readonly code: 'name-too-long'; readonly place: number; readonly most: number }
  | { readonly code: 'name-unreadable'; readonly place: number };

/** Why a league's game refused a fact about its teams or a player. */
export type FactRefusal =
  /** Nothing of a league belongs to this game. */
  | { readonly code: 'no-league' }
  /** The player in this place of the line-up, from 1, is in no team. */
  | { readonly code: 'no-team'; readonly place: number }
  | { readonly code: 'no-such-seat' }
  | { readonly code: 'seat-taken'; readonly place: number }
  /** The number of bowlers that count for each team. A vacancy can fill a place. */
  | { readonly code: 'teams-differ'; readonly home: number; readonly visitors: number }
  | { readonly code: 'bad-team-name'; readonly most: number }
  | { readonly code: 'handicap-out-of-range'; readonly most: number }
  /** The type, or what was said with it, does not fit this player. */
  | { readonly code: 'type-does-not-fit' }
  | { readonly code: 'has-not-bowled' }
  /** A game that was bowled before needs its score or its balls. */
  | { readonly code: 'score-missing' }
  /** Only a game that was bowled before has a score of its own. */
  | { readonly code: 'no-own-score' }
  /** The terms say what an absent bowler counts. */
  | { readonly code: 'terms-decide' }
  /** A vacancy or a dummy cannot do this: a bowler has to take the place first. */
  | { readonly code: 'nobody-there' }
  /** The frame until which missed frames are made up; null: never. */
  | { readonly code: 'too-late-to-make-up'; readonly until: number | null };
