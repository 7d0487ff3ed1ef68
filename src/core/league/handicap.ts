import type { Average } from './average.ts';
import type { HandicapRule } from './handicap-rule.ts';
import { added, atLeastNothing, fractionOf, wholePins, type Fraction } from './fraction.ts';
import { percentOf } from './percentage.ts';

/** What one bowler's handicap in one game is computed from. */
export interface Entitlement {
  /** The bowler's key, the same in all games of a series. */
  readonly bowler: string;
  readonly game: number;
  /** Null: unknown, so no handicap is given. */
  readonly average: number | null;
  /** The average with its fraction, where a league counts that; missing: without. */
  readonly exact?: Average;
  /** Pins per game that were typed instead; null: by the rule. */
  readonly typed: number | null;
  /** Pins per game from the rule's table, beside the share of the average; missing: none. */
  readonly extraPins?: number;
}

/** One bowler's handicap in one game. */
export function handicapOf(
  rule: HandicapRule,
  bowler: Pick<Entitlement, 'average' | 'exact' | 'typed' | 'extraPins'>,
): number {
  return bowler.typed ?? given(rule, lackOf(rule, bowler), 1) + (bowler.extraPins ?? 0);
}

/** One bowler's handicap in a series of games. */
export function seriesHandicapOf(
  rule: HandicapRule,
  bowler: Pick<Entitlement, 'average' | 'typed' | 'extraPins'>,
  games: number,
): number {
  const { average, typed, extraPins = 0 } = bowler;
  if (rule.span === 'game' || typed !== null || average === null) return handicapOf(rule, bowler) * games;
  return given(rule, wholePins((rule.base - average) * games), games) + extraPins * games;
}

/**
 * A team's handicap in one game, or in all games of a series. Each side adds its own extra pins; the scope
 * `difference` does not compare them.
 */
export function teamHandicapOf(
  rule: HandicapRule,
  team: readonly Entitlement[],
  opponents: readonly Entitlement[],
): number {
  let sum = 0;
  for (const { typed, extraPins = 0 } of team) sum += typed ?? extraPins;
  for (const key of new Set(team.map((one) => keyOf(rule, one)))) {
    const group = team.filter((one) => keyOf(rule, one) === key);
    const facing = opponents.filter((one) => keyOf(rule, one) === key);
    sum += groupHandicap(rule, group, facing);
  }
  return sum;
}

/** Groups the differences that are added before rounding: per bowler or team, and per game or series. */
function keyOf({ span, scope }: HandicapRule, { bowler, game }: Entitlement): string {
  return `${span === 'game' ? String(game) : ''} ${scope === 'individual' ? bowler : ''}`;
}

function groupHandicap(
  rule: HandicapRule,
  group: readonly Entitlement[],
  facing: readonly Entitlement[],
): number {
  const short = shortOf(rule, group);
  const counted =
    rule.scope === 'difference' ? atLeastNothing(added(short, shortOf(rule, facing), -1)) : short;
  return given(rule, counted, group.length);
}

/**
 * Pins by which the averages of a group are below the base; negative when above. A bowler without an average or with a
 * typed handicap counts as at the base.
 */
function shortOf(rule: HandicapRule, group: readonly Entitlement[]): Fraction {
  return group.reduce(
    (short, one) => (one.typed === null ? added(short, lackOf(rule, one)) : short),
    wholePins(0),
  );
}

/** Pins by which an average is below the base. */
function lackOf(
  { base }: HandicapRule,
  { average, exact }: Pick<Entitlement, 'average' | 'exact'>,
): Fraction {
  if (average === null) return wholePins(0);
  return added(wholePins(base), exact === undefined ? wholePins(average) : fractionOf(exact), -1);
}

/** The share of a difference, limited to the maximum per bowler and game. */
function given(
  { percentage, maximum, rounding, negative }: HandicapRule,
  short: Fraction,
  times: number,
): number {
  const pins = percentOf(percentage, negative ? short : atLeastNothing(short), rounding);
  return maximum === null ? pins : Math.min(pins, maximum * times);
}
