import { watch, type Ref } from 'vue';
import {
  conversionOf,
  type Practice,
  ballsBefore,
  isMade,
  marksOf,
  type PracticeBall,
} from '../../core/practice/practice.ts';
import { useHouse } from '../lane/house.ts';
import { useMessages } from '../lane/messages.ts';
import { usePractice } from '../lane/practice.ts';
import type { Mark } from '../../core/line/marks.ts';

/** Says each ball of practice, each one taken back, and the end of the time. */
export function usePracticeSaid(isOver: Readonly<Ref<boolean>>): void {
  const practice = usePractice();
  const house = useHouse();
  const messages = useMessages();

  watch(isOver, (over) => {
    if (over) messages.announce(house.text.practice.saidOver);
  });
  watch(
    () => practice.view?.practice,
    (after, before) => {
      const said = after === undefined || before === undefined ? null : sentence(after, before);
      if (said !== null) messages.announce(said);
    },
  );

  function sentence(after: Practice, before: Practice): string | null {
    const text = house.text.practice;
    if (after.balls.length < before.balls.length)
      return text.saidUndone(before.bowlers[before.balls.at(-1)?.bowler ?? 0] ?? '');
    const mark = newestMark(after);
    if (mark === null || after.balls === before.balls) return null;
    const { bowler, leave } = mark.ball;
    if (leave === null) return text.saidBall(mark.name, house.text.board.mark(mark.mark));
    const { made, tries } = conversionOf(after, bowler, leave);
    return text.saidTry(mark.name, mark.isMade, made, tries);
  }
}

/** The newest ball, its mark and its bowler's name; null before the first. */
export function newestMark({ balls, bowlers }: Practice): {
  readonly ball: PracticeBall;
  readonly mark: Mark;
  readonly name: string;
  readonly isMade: boolean;
} | null {
  const ball = balls.at(-1);
  if (ball === undefined) return null;
  const rolls = [...ballsBefore(balls, balls.length - 1), ball].map(({ roll }) => roll);
  const mark = marksOf({ leave: ball.leave, rolls }).at(-1);
  const name = bowlers[ball.bowler] ?? '';
  return mark === undefined ? null : { ball, mark, name, isMade: isMade(ball) === true };
}
