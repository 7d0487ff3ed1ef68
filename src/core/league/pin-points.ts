import type { TeamTotals } from './match.ts';
import type { PointsRule } from './points-rule.ts';
import { NO_POINTS, pointsAdded, type UnitResult } from './unit.ts';

/**
 * What both sides have for their own pins in the series with handicap (Peterson): points for each whole step of pins. None
 * before the series is over.
 */
export function pinsOf(
  points: PointsRule,
  home: TeamTotals,
  visitors: TeamTotals | null,
): readonly UnitResult[] {
  if ((points.pins ?? 0) === 0 || home.series === null || visitors?.series === null) return [];
  const totals = { home: home.series.total, visitors: visitors?.series.total ?? null };
  const shares = {
    ...NO_POINTS,
    home: pointsFor(totals.home, points),
    visitors: pointsFor(totals.visitors, points),
  };
  const atStake = pointsAdded(shares.home, shares.visitors);
  return [{ ...shares, unit: { kind: 'pins' }, atStake, reason: 'pins', totals }];
}

/** Counted in hundredths, which are whole. */
function pointsFor(total: number | null, { pins = 0, perPins = 1 }: PointsRule): number {
  return (Math.max(0, Math.floor((total ?? 0) / perPins)) * Math.round(pins * 100)) / 100;
}
