import { SIDES, type SideName } from '../league/side.ts';
import { pointsAdded, type Unit, type UnitResult } from '../league/unit.ts';

/** The points of one side's bowlers, or of its team, by what they were won for. */
export interface PointsLine {
  /** Points by game; null without points, or before anybody has them. */
  readonly games: readonly (number | null)[];
  readonly series: number | null;
  readonly total: number;
}

/** All points of one side. */
export interface SidePoints {
  readonly side: SideName;
  /** Null where a league gives none. */
  readonly bowlers: PointsLine | null;
  readonly team: PointsLine | null;
  readonly both: PointsLine;
}

type Kinds = readonly Unit['kind'][];

const OF_BOWLERS: Kinds = ['individual', 'individualSeries'];
const OF_TEAMS: Kinds = ['game', 'series', 'pins'];

/** The points of both sides, home first; none where nothing is played for. */
export function recapPoints(numbers: readonly number[], units: readonly UnitResult[]): readonly SidePoints[] {
  if (units.length === 0) return [];
  return SIDES.map((side) => ({
    side,
    bowlers: lineOf(side, numbers, ofKinds(units, OF_BOWLERS)),
    team: lineOf(side, numbers, ofKinds(units, OF_TEAMS)),
    both: allOf(side, numbers, units),
  }));
}

function lineOf(side: SideName, numbers: readonly number[], units: readonly UnitResult[]): PointsLine | null {
  return units.length === 0 ? null : allOf(side, numbers, units);
}

function allOf(side: SideName, numbers: readonly number[], units: readonly UnitResult[]): PointsLine {
  const inGame = (number: number): readonly UnitResult[] =>
    units.filter(({ unit }) => 'game' in unit && unit.game === number);
  return {
    games: numbers.map((number) => pointsIn(side, inGame(number))),
    series: pointsIn(
      side,
      units.filter(({ unit }) => !('game' in unit)),
    ),
    total: pointsIn(side, units) ?? 0,
  };
}

/** A side's points for these units; null before anybody has any. */
export function pointsIn(side: SideName, units: readonly UnitResult[]): number | null {
  if (units.every(({ due }) => due > 0)) return null;
  return units.reduce((sum, unit) => pointsAdded(sum, unit[side]), 0);
}

function ofKinds(units: readonly UnitResult[], kinds: Kinds): readonly UnitResult[] {
  return units.filter(({ unit }) => kinds.includes(unit.kind));
}
