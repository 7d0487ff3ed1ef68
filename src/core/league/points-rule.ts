import type { Bounds, Claim } from './bounds.ts';

/** What can be won. individual: a bowler's game against the one in the same place; individualSeries: their series. */
export const UNIT_KINDS = ['game', 'series', 'individual', 'individualSeries'] as const;

export type UnitKind = (typeof UNIT_KINDS)[number];

/** The points of one unit of each kind: one to four, or halves; 0 where it is not played for. */
export type PointsRule = Readonly<Record<UnitKind, number>>;

/** Four points an evening of three games: one each, and one for the series. */
export const USUAL_POINTS: PointsRule = { game: 1, series: 1, individual: 0, individualSeries: 0 };

export const POINTS: Bounds = { least: 0, most: 4 };

export function pointsClaims(points: PointsRule): readonly Claim[] {
  return UNIT_KINDS.map((kind) => ['points', isPoints(points[kind]), POINTS]);
}

function isPoints(value: number): boolean {
  return (
    Number.isInteger(value * 2) && value >= POINTS.least && value <= POINTS.most && !Object.is(value, -0)
  );
}
