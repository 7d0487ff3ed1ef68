import type { MatchResult, RollOff } from './match.ts';
import type { SideName } from './side.ts';
import { NO_POINTS, addedPoints, isSameUnit, type Points, type Unit, type UnitResult } from './unit.ts';

/** What one side has of a unit's points. open: nobody has them yet. */
export interface PointShare {
  readonly kind: 'won' | 'shared' | 'lost' | 'open';
  readonly points: number;
  readonly atStake: number;
}

/** A side's share of the points of a unit; null where they are not played for. */
export function shareOf(
  { units }: Pick<MatchResult, 'units'>,
  side: SideName,
  unit: Unit,
): PointShare | null {
  const found = units.find((result) => isSameUnit(result.unit, unit));
  return found === undefined ? null : shareIn(found, side);
}

function shareIn(result: UnitResult, side: SideName): PointShare {
  const { atStake, due } = result;
  const points = result[side];
  if (due > 0) return { kind: 'open', points, atStake };
  if (points === atStake) return { kind: 'won', points, atStake };
  return { kind: points === 0 ? 'lost' : 'shared', points, atStake };
}

/** The points of one game, and of its bowlers. */
export function pointsInGame({ units }: Pick<MatchResult, 'units'>, game: number): Points {
  return units
    .filter(({ unit }) => 'game' in unit && unit.game === game)
    .reduce<Points>(addedPoints, NO_POINTS);
}

/** The units that are tied and to be rolled off, in the order in which they are bowled. */
export function rollOffsDue({ units }: Pick<MatchResult, 'units'>): readonly Unit[] {
  return units.flatMap(({ unit, reason }) => (reason === 'roll-off-due' ? [unit] : []));
}

/** The roll-off that was bowled last of those that decided a tie; null if there is none. */
export function lastDecided(
  { units }: Pick<MatchResult, 'units'>,
  rollOffs: readonly RollOff[],
): RollOff | null {
  const decided = units.filter(({ reason }) => reason === 'roll-off');
  return rollOffs.findLast((one) => decided.some(({ unit }) => isSameUnit(unit, one.unit))) ?? null;
}
