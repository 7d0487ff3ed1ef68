import type { Measures } from './forms.ts';

/** The top of each line of a page, in px from the board's; `above` says how many heads of teams are above each. */
export function lineTops(
  { heads, gap, row, team }: Measures,
  lines: number,
  above: readonly number[] = [],
): readonly number[] {
  const first = heads > 0 ? heads + gap : 0;
  return Array.from(
    { length: lines },
    (_none, index) => first + index * (row + gap) + (above[index] ?? 0) * (team + gap),
  );
}
