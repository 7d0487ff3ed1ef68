import { claim, type Bounds, type Claim } from './bounds.ts';

/**
 * What points can be won for. individual: a bowler's game against the bowler in the same place; individualSeries: their
 * series.
 */
export const UNIT_KINDS = ['game', 'series', 'individual', 'individualSeries'] as const;

export type UnitKind = (typeof UNIT_KINDS)[number];

/** The points of each kind of unit, in whole hundredths; 0 where the league does not play for it. */
export interface PointsRule extends Readonly<Record<UnitKind, number>> {
  /** Also for each `perPins` pins of a team's series with handicap, as Peterson counts them; missing: 0. */
  readonly pins?: number;
  /** Missing: each pin. */
  readonly perPins?: number;
}

/** Four points an evening of three games: one each, and one for the series. */
export const USUAL_POINTS: PointsRule = { game: 1, series: 1, individual: 0, individualSeries: 0 };

export const POINTS: Bounds = { least: 0, most: 1000 };
export const PINS_OF_POINTS: Bounds = { least: 1, most: 1000 };

export function pointsClaims(points: PointsRule): readonly Claim[] {
  const all = [...UNIT_KINDS.map((kind) => points[kind]), points.pins ?? 0];
  return [
    ...all.map((value): Claim => ['points', isPoints(value), POINTS]),
    claim('perPins', points.perPins ?? 1, PINS_OF_POINTS),
  ];
}

function isPoints(value: number): boolean {
  const isHundredths = Math.round(value * 100) / 100 === value;
  return isHundredths && value >= POINTS.least && value <= POINTS.most && !Object.is(value, -0);
}
