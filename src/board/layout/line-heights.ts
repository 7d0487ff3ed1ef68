import type { Measures } from './forms.ts';

/** A line that makes room for others keeps this much of its height. */
const LEAST = 0.7;

/**
 * The height of each line of a page that is touched. Where lines are lower than a finger, the one that is touched and
 * its neighbours grow to `finger` (px), and the others make the room: a finger that hit the wrong line hits the right
 * one next. `chosen` counts from 0; null: nothing is touched.
 */
export function lineHeights(
  { row, line }: Measures,
  lines: number,
  chosen: number | null,
  finger: number,
): readonly number[] {
  // Of a line that has its name above, the frames are what must be a finger high.
  const high = finger * (row / line);
  const even = Array.from({ length: lines }, () => row);
  if (chosen === null || row >= high) return even;
  return grown(even, [chosen - 1, chosen, chosen + 1], high) ?? grown(even, [chosen], high) ?? even;
}

/** These lines higher and the others lower; null where the others would be too low. */
function grown(even: readonly number[], which: readonly number[], high: number): readonly number[] | null {
  const growing = which.filter((index) => even[index] !== undefined);
  const all = even.reduce((sum, height) => sum + height, 0);
  const rest = (all - growing.length * high) / (even.length - growing.length);
  const [row = 0] = even;
  if (!(rest >= row * LEAST)) return null;
  return even.map((_, index) => (growing.includes(index) ? high : rest));
}
