import type { Bounds, Claim } from './bounds.ts';

/**
 * What points can be won for. individual: a bowler's game against the bowler in the same place; individualSeries: their
 * series.
 */
export const UNIT_KINDS = ['game', 'series', 'individual', 'individualSeries'] as const;

export type UnitKind = (typeof UNIT_KINDS)[number];

/** The points of each kind of unit: whole or half points, 0 where the league does not play for it. */
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
