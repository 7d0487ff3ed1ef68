import type { Rank } from '../../core/game/ranking.ts';

/** A player's running totals for the chart: one a settled frame, in the order of the frames. */
export interface TotalsLine {
  readonly name: string;
  readonly totals: readonly number[];
}

/** How many lines the chart can tell apart. */
const MOST_LINES = 8;

/** The lines of the first places. */
export function totalsLines(ranks: readonly Rank[]): readonly TotalsLine[] {
  return ranks.slice(0, MOST_LINES).map(({ player, score }) => ({
    name: player.name,
    totals: score.frames.flatMap(({ cumulative }) => (cumulative === null ? [] : [cumulative])),
  }));
}

/** The figures of the chart's axis, from 0 in equal steps up past the highest total. */
export function axisOf(highest: number): readonly number[] {
  const step = highest > 60 ? 50 : 20;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/**
 * Where labels go so that none covers another: as near to the wanted heights as they can be, at least `gap`
 * apart, within `top` and `bottom`, in the order given (from the top down). If there is no room for that gap,
 * they share what room there is.
 */
export function apart(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): readonly number[] {
  const step = Math.min(gap, (bottom - top) / Math.max(1, wanted.length - 1));
  const placed: number[] = [];
  for (const [index, height] of wanted.entries()) {
    const above = placed.at(-1);
    const lowest = bottom - step * (wanted.length - 1 - index);
    placed.push(Math.min(lowest, Math.max(top, height, above === undefined ? top : above + step)));
  }
  return placed;
}
