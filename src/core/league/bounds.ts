import type { Format } from '../formats/format.ts';
import { highest } from '../line/extremes.ts';
import { err, ok, type Result } from '../line/result.ts';
import { mostPoints } from '../line/rules.ts';
import type { LeagueFigure, LeagueRefusal } from './refusal.ts';

/** The lowest and highest allowed value. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The highest score that this format allows. No average, base or handicap may be above it. */
export function highestGame({ ways }: Format): number {
  return highest(ways.map(({ rules }) => mostPoints(rules)));
}

/** Whether a value is a whole number within its bounds. -0 is refused, because JSON writes it as 0. */
export function isWithin(value: number, { least, most }: Bounds): boolean {
  return Number.isInteger(value) && value >= least && value <= most && !Object.is(value, -0);
}

export function outOfRange(figure: LeagueFigure, { least, most }: Bounds): LeagueRefusal {
  return { code: 'figure-out-of-range', figure, least, most };
}

/** A figure of a league, whether its value is right, and its bounds. */
export type Claim = readonly [figure: LeagueFigure, isRight: boolean, bounds: Bounds];

/** A claim that a value is a whole number within its bounds. */
export function claim(figure: LeagueFigure, value: number, bounds: Bounds): Claim {
  return [figure, isWithin(value, bounds), bounds];
}

/** Null, or the refusal of the first wrong claim. */
export function checked(claims: readonly Claim[]): Result<null, LeagueRefusal> {
  const wrong = claims.find(([, isRight]) => !isRight);
  return wrong === undefined ? ok(null) : err(outOfRange(wrong[0], wrong[2]));
}
