import type { HandicapRule } from './handicap-rule.ts';
import { percentOf } from './percentage.ts';

/** What a bowler's handicap in one game follows from. */
export interface Entitlement {
  /** Who, the same in all games of a series. */
  readonly bowler: string;
  readonly game: number;
  /** Null: none is known, and none is given. */
  readonly average: number | null;
  /** Pins a game that were typed instead; null: by the rule. */
  readonly typed: number | null;
}

/** One bowler's handicap in one game. */
export function handicapOf(
  rule: HandicapRule,
  { average, typed }: Pick<Entitlement, 'average' | 'typed'>,
): number {
  return typed ?? given(rule, average === null ? 0 : rule.base - average, 1);
}

/** One bowler's handicap in so many games. */
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

/** Whose differences are added before they are rounded: each bowler's or the team's, of a game or of all. */
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

/** How many pins averages are below the base; less than none above it. Who has no average, or a handicap typed, is at it. */
function shortOf({ base }: HandicapRule, group: readonly Entitlement[]): number {
  let short = 0;
  for (const { average, typed } of group) short += average === null || typed !== null ? 0 : base - average;
  return short;
}

/** The share of a difference, and no more than the maximum of so many bowlers' games. */
function given(
  { percentage, maximum, rounding, negative }: HandicapRule,
  short: number,
  times: number,
): number {
  const pins = percentOf(percentage, negative ? short : Math.max(0, short), rounding);
  return maximum === null ? pins : Math.min(pins, maximum * times);
}
