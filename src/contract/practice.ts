import type { PracticeAction, PracticeRefusal } from '../core/practice/action.ts';
import type { ClockRefusal } from '../core/practice/countdown.ts';
import type { Practice } from '../core/practice/practice.ts';
import type { Failure } from './failure.ts';
import type { NewGameOrder } from './games.ts';
import type { Halves } from './halves.ts';

/** Begins practice before a game, which is set up already, on its half; on both before a match on a pair. */
export interface PracticeOrder {
  readonly game: NewGameOrder;
  /** How long; null: without an end. */
  readonly minutes: number | null;
}

/** What is done in practice; `end` gives it up without a game. */
export type PracticeChange = PracticeAction | { readonly kind: 'end' };

/** Practice on a lane, as windows see it. */
export interface PracticeView {
  readonly practice: Practice;
  /** Milliseconds as main told this; null: without an end. */
  readonly remaining: number | null;
  /** The game that follows; null if this program cannot begin it as it was set up. */
  readonly game: NewGameOrder | null;
}

/** Practice on each half; null where nobody practises. */
export type Practices = Halves<PracticeView | null>;

/** Why practice did not begin, or an action was not carried out. */
export type PracticeTrouble =
  | Exclude<PracticeRefusal, { readonly code: BallCode }>
  | ClockRefusal
  | { readonly code: 'too-many-bowlers'; readonly most: number }
  /** Nobody practises, or somebody does already. */
  | { readonly code: 'no-practice' }
  | { readonly code: 'practice-on' }
  /** The PC keeps its lanes as long as somebody practises. */
  | { readonly code: 'lanes-in-use' }
  /** The time is up. */
  | { readonly code: 'time-is-up' };

type BallCode = Exclude<PracticeRefusal['code'], 'no-pins' | 'no-such-bowler' | 'no-ball-to-take-back'>;

/** The answer to an action of practice; an impossible ball is refused as in a game. */
export function practiceFailure(refusal: PracticeRefusal): Failure {
  switch (refusal.code) {
    case 'no-pins':
    case 'no-such-bowler':
    case 'no-ball-to-take-back':
      return { code: 'practice-refused', reason: refusal };
    case 'not-an-integer':
    case 'out-of-range':
    case 'too-many-pins':
    case 'no-such-pins':
    case 'leave-does-not-fit':
    case 'no-strike-here':
    case 'no-spare-here':
      return { code: 'refused', refusal };
  }
}

/** More do not bowl on one lane. */
export const MOST_PRACTISING = 100;
