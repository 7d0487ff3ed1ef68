import { rackOfLine, type Line } from '../line/line.ts';
import { soFarOf } from '../line/score.ts';
import { afterBalls } from './outcome.ts';

/** The lowest final score that a line can still have: nothing but misses, and the given strikes whose turn comes. */
export function sureScore(line: Line): number {
  // Without given strikes a miss adds nothing.
  if (line.table.given.length === 0) return soFarOf(line);
  let whole = line;
  while (rackOfLine(whole) !== null) {
    const [next] = afterBalls(whole, [0]);
    if (next === undefined) throw new Error('a miss was refused');
    whole = next;
  }
  return soFarOf(whole);
}
