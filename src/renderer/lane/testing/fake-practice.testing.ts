import { practised } from '../../../core/practice/action.ts';
import { clockOf } from '../../../core/practice/countdown.ts';
import { newPractice } from '../../../core/practice/practice.ts';
import { err, ok, type Result } from '../../../core/line/result.ts';
import {
  practiceFailure,
  type Failure,
  type PracticeChange,
  type PracticeOrder,
  type PracticeView,
  type SaveTrouble,
} from '../../../contract/contract.ts';

/** A main process in memory, as far as practice needs it. */
interface Main {
  readonly practice: PracticeView | null;
  readonly trouble: SaveTrouble | null;
  readonly practiceIs: (view: PracticeView | null) => void;
}

export function practises(main: Main, { game, minutes }: PracticeOrder): Result<PracticeView, Failure> {
  const remaining = clockOf(minutes);
  if (!remaining.ok) return err({ code: 'practice-refused', reason: remaining.error });
  const practice = newPractice(game.players.map(({ name }) => name));
  return shown(main, { practice, remaining: remaining.value, game });
}

export function changesPractice(main: Main, change: PracticeChange): Result<PracticeView | null, Failure> {
  if (main.practice === null) return err({ code: 'practice-refused', reason: { code: 'no-practice' } });
  if (main.trouble !== null) return err({ code: 'not-saved', trouble: main.trouble });
  if (change.kind === 'end') {
    main.practiceIs(null);
    return ok(null);
  }
  const next = practised(main.practice.practice, change);
  return next.ok ? shown(main, { ...main.practice, practice: next.value }) : err(practiceFailure(next.error));
}

function shown(main: Main, view: PracticeView): Result<PracticeView, Failure> {
  main.practiceIs(view);
  return ok(structuredClone(view));
}
