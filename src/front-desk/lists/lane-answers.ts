import type { Failure } from '../../contract/failure.ts';
import type { PracticeTrouble } from '../../contract/practice.ts';
import type { BallRefusal, FactRefusal, FrameRefusal, Refusal } from '../../core/line/refusal.ts';
import type { LaneRefusal } from '../../house-contract/lane-refusals.ts';
import type { DeskText } from '../../text/front-desk/front-desk.ts';

/** Failures that no order can meet, and the two that are answered with a rule's own code. */
type OtherFailure =
  | ('refused' | 'practice-refused' | 'not-waiting')
  | ('bad-league' | 'no-such-league' | 'too-many-leagues' | 'match-refused')
  | ('no-such-file' | 'file-unread' | 'reading-ended' | 'bad-logo')
  | ('no-other-game' | 'half-away' | 'other-waits' | 'refused-there' | 'no-ball-to-move')
  | ('not-paired' | 'no-front-desk' | 'wrong-pin' | 'wrong-recovery-code' | 'pin-wait' | 'forbidden');

/**
 * Refusals of actions that exist only at the lane: balls, corrections, a league's facts, changes of the
 * line-up.
 */
type OtherRefusal =
  | (BallRefusal | FrameRefusal | FactRefusal)['code']
  | ('not-a-mark' | 'frame-not-begun' | 'no-balls' | 'no-such-frame' | 'balls-do-not-fit' | 'no-such-score')
  | ('not-the-players' | 'has-bowled' | 'bowls-no-more' | 'too-many-games' | 'not-disputed')
  | ('nothing-to-undo' | 'nothing-to-redo' | 'not-the-last-event');

/**
 * Every code with which a lane can refuse an order. A new failure or refusal counts as one unless it is named
 * above.
 */
export type LaneAnswer =
  | LaneRefusal
  | 'late'
  | Extract<PracticeTrouble['code'], 'practice-on'>
  | Exclude<Failure['code'], OtherFailure>
  | Exclude<Refusal['code'], OtherRefusal>;

/** The texts of problems, typed by the lane's answers, so that a code without a text does not compile. */
export function laneSentences({ problems }: DeskText): Readonly<Record<LaneAnswer, string>> {
  return problems.known;
}
