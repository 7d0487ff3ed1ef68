import { rollOf, type Entry } from '../line/entry.ts';
import type { PinNumber } from '../line/leave.ts';
import type { BallRefusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import type { Roll } from '../line/roll.ts';
import { madeOf, sameLeave, withoutTry, withTry } from './conversions.ts';
import {
  ballsBefore,
  isMade,
  MOST_BALLS,
  nextRack,
  orderedLeave,
  rackNow,
  type Practice,
  type PracticeBall,
} from './practice.ts';

/** What is done in practice. */
export type PracticeAction =
  | { readonly kind: 'ball'; readonly entry: Entry }
  /** Takes the newest ball back. */
  | { readonly kind: 'undo' }
  /** Sets the rack anew for the same bowler. */
  | { readonly kind: 'rack' }
  /** The bowler at this place, from 0, is up now, at a new rack. */
  | { readonly kind: 'bowler'; readonly bowler: number }
  /** Every rack is set to this leave from now on; null: to all ten pins. */
  | { readonly kind: 'leave'; readonly leave: readonly PinNumber[] | null };

export type PracticeRefusal =
  | BallRefusal
  /** A drill needs a pin to aim at. */
  | { readonly code: 'no-pins' }
  | { readonly code: 'no-such-bowler' }
  | { readonly code: 'no-ball-to-take-back' };

/** The practice after this action. An action that changes nothing is none, and no refusal. */
export function practised(practice: Practice, action: PracticeAction): Result<Practice, PracticeRefusal> {
  switch (action.kind) {
    case 'ball':
      return bowled(practice, action.entry);
    case 'undo':
      return takenBack(practice);
    case 'rack':
      return ok({ ...practice, rack: [] });
    case 'bowler':
      return called(practice, action.bowler);
    case 'leave':
      return aimedAt(practice, action.leave);
  }
}

function bowled(practice: Practice, entry: Entry): Result<Practice, PracticeRefusal> {
  const rack = rackNow(practice);
  const entered = rollOf(entry, rack);
  if (!entered.ok) return entered;
  const { up, leave } = practice;
  const roll = entered.value;
  const ball: PracticeBall = { bowler: up, leave, ball: practice.rack.length + 1, roll };
  const balls = newest([...practice.balls, ball]);
  if (leave !== null) {
    const conversions = withTry(practice.conversions, { bowler: up, leave }, madeOf(leave, roll));
    return ok({ ...practice, ...nextUp(practice), balls, conversions });
  }
  if (nextRack(rack, roll) === null) return ok({ ...practice, ...nextUp(practice), balls });
  return ok({ ...practice, rack: [...practice.rack, roll], balls });
}

function nextUp({ up, bowlers }: Practice): { readonly up: number; readonly rack: readonly Roll[] } {
  return { up: (up + 1) % bowlers.length, rack: [] };
}

/** No list begins in the middle of a rack. */
function newest(balls: readonly PracticeBall[]): readonly PracticeBall[] {
  const kept = balls.slice(-MOST_BALLS);
  const first = kept.findIndex(({ ball }) => ball === 1);
  return kept.slice(first);
}

/** The bowler is up again, at the rack that the ball met. */
function takenBack(practice: Practice): Result<Practice, PracticeRefusal> {
  const last = practice.balls.at(-1);
  if (last === undefined) return err({ code: 'no-ball-to-take-back' });
  const { bowler, leave } = last;
  const before = ballsBefore(practice.balls, practice.balls.length - 1);
  const conversions =
    leave === null
      ? practice.conversions
      : withoutTry(practice.conversions, { bowler, leave }, isMade(last) === true);
  return ok({
    ...practice,
    ...{ up: bowler, leave, rack: before.map(({ roll }) => roll) },
    ...{ balls: practice.balls.slice(0, -1), conversions },
  });
}

function called(practice: Practice, bowler: number): Result<Practice, PracticeRefusal> {
  if (practice.bowlers[bowler] === undefined) return err({ code: 'no-such-bowler' });
  return ok(bowler === practice.up ? practice : { ...practice, up: bowler, rack: [] });
}

function aimedAt(practice: Practice, pins: readonly PinNumber[] | null): Result<Practice, PracticeRefusal> {
  const leave = pins === null ? null : orderedLeave(pins);
  if (leave?.length === 0) return err({ code: 'no-pins' });
  const isSame =
    leave === null || practice.leave === null ? leave === practice.leave : sameLeave(leave, practice.leave);
  return ok(isSame ? practice : { ...practice, leave, rack: [] });
}
