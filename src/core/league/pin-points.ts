import type { Match } from './match.ts';
import type { PointsRule } from './points-rule.ts';
import { SIDES, type SideName } from './side.ts';
import { totalIn } from './scope.ts';
import type { LeagueTerms } from './terms.ts';
import { NO_POINTS, pointsAdded, type UnitResult } from './unit.ts';

/**
 * What both sides have for their own pins in the series with handicap (Peterson): points for each whole step of pins. None
 * before the series is over.
 */
export function pinsOf(terms: LeagueTerms, match: Match): readonly UnitResult[] {
  if ((terms.points.pins ?? 0) === 0) return [];
  const [home, visitors] = SIDES.map((side) => seriesOf(terms, match, side));
  const isDue = home === null || (visitors === null && match.visitors !== null);
  if (isDue) return [];
  const totals = { home: home ?? null, visitors: visitors ?? null };
  const shares = {
    ...NO_POINTS,
    home: pointsFor(totals.home, terms.points),
    visitors: pointsFor(totals.visitors, terms.points),
  };
  const atStake = pointsAdded(shares.home, shares.visitors);
  return [{ ...shares, unit: { kind: 'pins' }, atStake, reason: 'pins', totals }];
}

function seriesOf(terms: LeagueTerms, match: Match, side: SideName): number | null {
  const games = Array.from({ length: terms.games }, (_none, index) => index + 1);
  return totalIn(terms, match, side, { games, place: null })?.total ?? null;
}

/** Counted in hundredths, which are whole. */
function pointsFor(total: number | null, { pins = 0, perPins = 1 }: PointsRule): number {
  return (Math.max(0, Math.floor((total ?? 0) / perPins)) * Math.round(pins * 100)) / 100;
}
