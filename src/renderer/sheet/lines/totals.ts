import { apart, axisOf, chartFrames, heightOn } from '../../console/end/totals.ts';
import type { SheetLine } from './sheet-lines.ts';

/** The chart's lines and labels, in millimetres. */
export interface TotalsDrawing {
  readonly width: number;
  readonly rules: readonly { readonly figure: number; readonly y: number }[];
  readonly frames: readonly { readonly number: number; readonly x: number }[];
  readonly lines: readonly TotalsCurve[];
  readonly plot: Plot;
}

export interface TotalsCurve {
  readonly name: string;
  /** The last one. */
  readonly figure: number;
  /** One per settled frame. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly labelY: number;
  /** The line and dot style, which tells players apart without colour. */
  readonly kind: number;
}

interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The width of the sheet's content. */
export const DRAWING_WIDTH = 188;
/** The height of labels and figures. */
export const LETTERS = 3.3;

const LEFT = 9;
const LABELS = 44;
const UNDER = 5.5;

/** What is drawn of totals. */
export interface TotalsOptions {
  readonly width?: number;
  /** Draws how far each total is from this average, frame by frame, instead of the totals. */
  readonly average?: number | null;
}

/** The running totals chart of these players at this height; null before any frame is settled, and for one frame. */
export function drawTotals(
  lines: readonly SheetLine[],
  height: number,
  { width = DRAWING_WIDTH, average = null }: TotalsOptions = {},
): TotalsDrawing | null {
  const frames = chartFrames(lines);
  const pace = average === null ? 0 : average / frames.length;
  const settled = lines
    .map(({ player, score }, kind) => ({
      name: player.name,
      totals: totalsOf(score.frames).map((total, index) => total - pace * (index + 1)),
      kind,
    }))
    .filter(({ totals }) => totals.length > 0)
    .toSorted((one, other) => last(other.totals) - last(one.totals));
  if (frames.length === 0 || settled.length === 0) return null;
  const plot = { left: LEFT, right: width - LABELS, top: LETTERS / 2, bottom: height - UNDER };
  const axis = axisOf(settled.flatMap(({ totals }) => totals));
  const x = (frame: number): number => plot.left + ((plot.right - plot.left) * frame) / frames.length;
  const y = (total: number): number => plot.bottom - (plot.bottom - plot.top) * heightOn(axis, total);
  const labels = apart(
    settled.map(({ totals }) => y(last(totals))),
    LETTERS * 1.25,
    plot.top,
    plot.bottom,
  );
  return {
    width,
    rules: axis.map((total) => ({ figure: total, y: y(total) })),
    frames: frames.map((number) => ({ number, x: x(number) })),
    lines: settled.map(({ name, totals, kind }, index) => ({
      name,
      kind,
      figure: Math.round(last(totals)),
      points: [0, ...totals].map((total, frame) => ({ x: x(frame), y: y(total) })),
      labelY: labels[index] ?? 0,
    })),
    plot,
  };
}

function totalsOf(frames: SheetLine['score']['frames']): readonly number[] {
  return frames.flatMap(({ cumulative }) => (cumulative === null ? [] : [cumulative]));
}

function last(totals: readonly number[]): number {
  return totals.at(-1) ?? 0;
}
