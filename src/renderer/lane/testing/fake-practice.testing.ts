import { practised } from '../../../core/practice/action.ts';
import { clockOf } from '../../../core/practice/countdown.ts';
import { newPractice } from '../../../core/practice/practice.ts';
import { err, ok, type Result } from '../../../core/line/result.ts';
import {
  HALVES,
  halvesOf,
  practiceFailure,
  type Failure,
  type Half,
  type PracticeChange,
  type PracticeOrder,
  type Practices,
  type PracticeView,
  type SaveTrouble,
} from '../../../contract/contract.ts';

/** A main process in memory, as far as practice needs it. */
interface Main {
  readonly practices: Practices;
  readonly trouble: SaveTrouble | null;
  readonly practiceIs: (view: PracticeView | null, half: Half) => void;
}

export function practises(main: Main, { game, minutes }: PracticeOrder): Result<Practices, Failure> {
  const remaining = clockOf(minutes);
  if (!remaining.ok) return err({ code: 'practice-refused', reason: remaining.error });
  const { half = 'left' } = game;
  for (const one of halvesOf(half)) {
    const own = game.players.filter(
      ({ league }) => half !== 'both' || (league?.team === 1) === (one === 'left'),
    );
    const practice = newPractice(own.map(({ name }) => name));
    main.practiceIs({ practice, remaining: remaining.value, game }, one);
  }
  return ok(structuredClone(main.practices));
}

export function changesPractice(main: Main, half: Half, change: PracticeChange): Result<Practices, Failure> {
  const view = main.practices[half];
  if (view === null) return err({ code: 'practice-refused', reason: { code: 'no-practice' } });
  if (main.trouble !== null) return err({ code: 'not-saved', trouble: main.trouble });
  if (change.kind === 'end') {
    for (const one of view.game?.half === 'both' ? HALVES : [half]) main.practiceIs(null, one);
    return ok(structuredClone(main.practices));
  }
  const next = practised(view.practice, change);
  if (!next.ok) return err(practiceFailure(next.error));
  main.practiceIs({ ...view, practice: next.value }, half);
  return ok(structuredClone(main.practices));
}
