import type { Mark } from '../../core/line/marks.ts';
import {
  ballsBefore,
  isMade,
  marksOf,
  type Practice,
  type PracticeBall,
} from '../../core/practice/practice.ts';

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
