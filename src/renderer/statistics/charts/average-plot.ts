import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { highest, lowest } from '../../../core/line/extremes.ts';
import type { Evening } from '../../../core/statistics/evenings.ts';
import { dateOfEvening } from '../../../contract/contract.ts';

/** The room of a chart, and the height of its letters. */
export interface PlotSize {
  readonly width: number;
  readonly height: number;
  readonly em: number;
}

export interface AveragePlot {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly rules: readonly { readonly value: number; readonly y: number }[];
  /** The first evening of each month that has room for its name. */
  readonly months: readonly { readonly at: Date; readonly x: number }[];
  readonly rings: readonly Ring[];
  /** A path along the running average; empty for a single evening. */
  readonly path: string;
  readonly last: { readonly x: number; readonly y: number; readonly average: number };
  readonly best: Ring;
}

export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly score: number;
}

/** Where everything of the chart of averages is; null without an evening. */
export function averagePlot(
  evenings: readonly Evening[],
  bestScore: number,
  { width, height, em }: PlotSize,
): AveragePlot | null {
  const newest = evenings.at(-1);
  if (newest === undefined) return null;
  const [left, right, top, bottom] = [em * 2.8, width - em * 6.2, em * 0.9, height - em * 1.8];
  const scores = evenings.flatMap((evening) => evening.scores);
  // A single score would have no height: ten pins around it do.
  const y = scaleLinear([lowest(scores) - 10, highest(scores) + 10], [bottom, top]).nice(5);
  const inset = em * 0.6;
  const x = scaleLinear([0, Math.max(1, evenings.length - 1)], [left + inset, right - inset]);
  const rings = evenings.flatMap((evening, index) =>
    evening.scores.map((score): Ring => ({ x: x(index), y: y(score), score })),
  );
  const best = rings.find(({ score }) => score === bestScore) ?? { x: left, y: top, score: bestScore };
  const points = evenings.map(({ running }, index): [number, number] => [x(index), y(running)]);
  const [lastX, lastY] = points.at(-1) ?? [left, top];
  return {
    ...{ left, right, bottom, rings, best },
    rules: y
      .ticks(Math.max(2, Math.min(5, Math.floor((bottom - top) / (em * 1.6)))))
      .map((value) => ({ value, y: y(value) })),
    months: monthsOf(evenings, x, em * 3.4),
    path: points.length < 2 ? '' : (line()(points) ?? ''),
    last: { x: lastX, y: lastY, average: newest.running },
  };
}

function monthsOf(
  evenings: readonly Evening[],
  x: (index: number) => number,
  apart: number,
): AveragePlot['months'] {
  const months: { readonly at: Date; readonly x: number }[] = [];
  let before = '';
  for (const [index, { day }] of evenings.entries()) {
    const month = day.slice(0, 7);
    const isNew = month !== before;
    before = month;
    const free = x(index) - (months.at(-1)?.x ?? -Infinity) >= apart;
    if (isNew && free) months.push({ at: dateOfEvening(day), x: x(index) });
  }
  return months;
}
