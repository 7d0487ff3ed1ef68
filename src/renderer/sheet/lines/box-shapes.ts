import type { Box } from './boxes.ts';

/** A corner, in hundredths of the box from its left and its top. */
export type Point = readonly [x: number, y: number];

/**
 * What fills a box, as on the board: polygons, of which one within another is cut out. Drawn and not coloured: no print
 * setting can leave it out.
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

/** What fills the box of this mark; null for one that is written. */
export function shapeOf(mark: Box): readonly (readonly Point[])[] | null {
  return mark?.kind === 'strike' || mark?.kind === 'spare' ? SHAPES[mark.kind] : null;
}

/** Polygons as the path of a drawing. */
export function pathOf(polygons: readonly (readonly Point[])[]): string {
  return polygons.map((points) => `M${points.map((point) => point.join(' ')).join('L')}Z`).join('');
}
