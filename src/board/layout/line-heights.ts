import type { Measures } from './forms.ts';

/** The share of its height that a shrunk line keeps. */
const LEAST = 0.7;

/**
 * The line heights of a touched page. Where lines are lower than a finger, the touched line and its neighbours grow
 * to `finger` (px) and the others shrink: after a near miss, the next touch hits the right line. `chosen` counts from
 * 0; null: no line is touched.
 */
export function lineHeights(
  { row, line }: Measures,
  lines: number,
  chosen: number | null,
  finger: number,
): readonly number[] {
  // In the tall form only the frames must be a finger high.
  const high = finger * (row / line);
  const even = Array.from({ length: lines }, () => row);
  if (chosen === null || row >= high) return even;
  return grown(even, [chosen - 1, chosen, chosen + 1], high) ?? grown(even, [chosen], high) ?? even;
}

/** Makes these lines higher and the others lower; null where the others would get too low. */
function grown(even: readonly number[], which: readonly number[], high: number): readonly number[] | null {
  const growing = which.filter((index) => even[index] !== undefined);
  const all = even.reduce((sum, height) => sum + height, 0);
  const rest = (all - growing.length * high) / (even.length - growing.length);
  const [row = 0] = even;
  if (!(rest >= row * LEAST)) return null;
  return even.map((_, index) => (growing.includes(index) ? high : rest));
}
