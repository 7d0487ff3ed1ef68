import { highest, lowest } from '../../../core/line/extremes.ts';
import type { Line } from '../../../core/line/line.ts';
import type { Rank } from '../../../core/game/ranking.ts';

/** A player's running totals for the chart, one per begun frame: a game that was stopped counts every ball. */
export interface TotalsLine {
  readonly name: string;
  readonly totals: readonly number[];
}

/** The most lines that can be told apart. */
const MOST_LINES = 8;

/** The chart's lines, best places first. */
export function totalsLines(ranks: readonly Rank[]): readonly TotalsLine[] {
  return ranks.slice(0, MOST_LINES).map(({ player, line, score }) => {
    let total = 0;
    const totals = score.frames.flatMap(({ soFar, cumulative }, place) => {
      total += soFar;
      const isBegun = (line.frames[place]?.marks.length ?? 0) > 0;
      return cumulative !== null || isBegun ? [cumulative ?? total] : [];
    });
    return { name: player.name, totals };
  });
}

/** The numbers of the frames below the chart. A single frame has no line to draw, and so no chart. */
export function chartFrames(lines: readonly { readonly line: Line }[]): readonly number[] {
  const count = highest(
    lines.map(({ line }) => line.frames.length),
    0,
  );
  return count < 2 ? [] : Array.from({ length: count }, (_none, index) => index + 1);
}

/** The frames whose numbers stand below a chart with room for so many: all, or every second one to the last. */
export function legibleFrames(frames: readonly number[], most: number): readonly number[] {
  if (frames.length <= most) return frames;
  return frames.filter((_frame, index) => (frames.length - 1 - index) % 2 === 0);
}

/**
 * The axis figures of a chart with these totals: equal steps to beyond the highest, from 0 or, where fouls took more than
 * was bowled, from below the lowest.
 */
export function axisOf(totals: readonly number[]): readonly number[] {
  const [least, most] = [lowest([0, ...totals]), highest(totals, 0)];
  const step = stepOver(most - least);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** No more than seven figures fit beside a low chart. */
function stepOver(span: number): number {
  if (span > 300) return 100;
  return span > 60 ? 50 : 20;
}

/** The height of a total: 0 at the foot of this axis, 1 at its top. */
export function heightOn(axis: readonly number[], total: number): number {
  const [foot = 0] = axis;
  return (total - foot) / ((axis.at(-1) ?? 1) - foot);
}

/**
 * Label positions without overlaps, one for each wanted height: in the order of the heights, as near to them as
 * possible, at least `gap` apart, between `top` and `bottom`. Where that does not fit, the labels share the room.
 */
export function apart(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): readonly number[] {
  const step = Math.min(gap, (bottom - top) / Math.max(1, wanted.length - 1));
  const downwards = wanted
    .map((height, index) => ({ height, index }))
    .toSorted((a, b) => a.height - b.height);
  const placed = new Map<number, number>();
  let next = top;
  for (const [above, { height, index }] of downwards.entries()) {
    const lowest = bottom - step * (wanted.length - 1 - above);
    const place = Math.min(lowest, Math.max(next, height));
    placed.set(index, place);
    next = place + step;
  }
  return wanted.map((height, index) => placed.get(index) ?? height);
}
