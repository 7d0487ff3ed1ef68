import type { HandicapRule } from './handicap-rule.ts';
import { percentOf } from './percentage.ts';

/** What one bowler's handicap in one game is computed from. */
export interface Entitlement {
  /** The bowler's key, the same in all games of a series. */
  readonly bowler: string;
  readonly game: number;
  /** Null: unknown, so no handicap is given. */
  readonly average: number | null;
  /** Pins per game that were typed instead; null: by the rule. */
  readonly typed: number | null;
}

/** One bowler's handicap in one game. */
export function handicapOf(
  rule: HandicapRule,
  { average, typed }: Pick<Entitlement, 'average' | 'typed'>,
): number {
  return typed ?? given(rule, average === null ? 0 : rule.base - average, 1);
}

/** One bowler's handicap in a series of games. */
export function seriesHandicapOf(
  rule: HandicapRule,
  bowler: Pick<Entitlement, 'average' | 'typed'>,
  games: number,
): number {
  const { average, typed } = bowler;
  if (rule.span === 'game' || typed !== null || average === null) return handicapOf(rule, bowler) * games;
  return given(rule, (rule.base - average) * games, games);
}

/** A team's handicap in one game, or in all games of a series. */
export function teamHandicapOf(
  rule: HandicapRule,
  team: readonly Entitlement[],
  opponents: readonly Entitlement[],
): number {
  let sum = 0;
  for (const { typed } of team) sum += typed ?? 0;
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
  const counted = rule.scope === 'difference' ? Math.max(0, short - shortOf(rule, facing)) : short;
  return given(rule, counted, group.length);
}

/**
 * Pins by which the averages of a group are below the base; negative when above. A bowler without an average or with a
 * typed handicap counts as at the base.
 */
function shortOf({ base }: HandicapRule, group: readonly Entitlement[]): number {
  let short = 0;
  for (const { average, typed } of group) short += average === null || typed !== null ? 0 : base - average;
  return short;
}

/** The share of a difference, limited to the maximum per bowler and game. */
function given(
  { percentage, maximum, rounding, negative }: HandicapRule,
  short: number,
  times: number,
): number {
  const pins = percentOf(percentage, negative ? short : Math.max(0, short), rounding);
  return maximum === null ? pins : Math.min(pins, maximum * times);
}
