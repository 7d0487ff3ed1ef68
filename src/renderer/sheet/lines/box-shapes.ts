import { isGiven } from '../../../core/line/marks.ts';
import type { Box } from './printed-marks.ts';

/** A corner in hundredths of the box, from the top left. */
export type Point = readonly [x: number, y: number];

/**
 * The fill of a box, as on the board: polygons; one inside another is a hole. Shapes rather than background colours,
 * so that no print setting can drop them.
 */
export const SHAPES = {
  strike: [
    [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ],
    [
      [14, 12],
      [37, 12],
      [50, 33],
      [63, 12],
      [86, 12],
      [62, 50],
      [86, 88],
      [63, 88],
      [50, 67],
      [37, 88],
      [14, 88],
      [38, 50],
    ],
  ],
  spare: [
    [
      [0, 100],
      [80, 0],
      [100, 0],
      [100, 7],
      [24, 100],
    ],
    [
      [40, 100],
      [100, 27],
      [100, 100],
    ],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly Point[])[]>>;

/** A full box; a strike that left pins standing shows its number instead of the X. */
const FULL = [SHAPES.strike[0]] as const;

/** A strike that nobody bowled is a full box inside a frame. */
const GIVEN: readonly (readonly Point[])[] = [
  SHAPES.strike[0],
  inset(SHAPES.strike[0], 0.88),
  ...SHAPES.strike.map((points) => inset(points, 0.76)),
];

/** A shape around the same middle at this share of its size. */
function inset(points: readonly Point[], share: number): readonly Point[] {
  return points.map(([x, y]) => [50 + (x - 50) * share, 50 + (y - 50) * share]);
}

/** The fill of a mark's box; null for a written mark. */
export function shapeOf(mark: Box): readonly (readonly Point[])[] | null {
  if (mark !== null && isGiven(mark)) return GIVEN;
  if (mark?.kind === 'strike') return mark.fell === undefined ? SHAPES.strike : FULL;
  return mark?.kind === 'spare' ? SHAPES.spare : null;
}

/** Polygons as an SVG path. */
export function pathOf(polygons: readonly (readonly Point[])[]): string {
  return polygons.map((points) => `M${points.map((point) => point.join(' ')).join('L')}Z`).join('');
}
