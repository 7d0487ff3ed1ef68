import type { Format } from '../formats/format.ts';
import { ok, type Result } from '../line/result.ts';
import { checked, claim, highestGame } from './bounds.ts';
import { tableClaims, type TableRow } from './handicap-table.ts';
import { PERCENTAGES, isPercentage } from './percentage.ts';
import type { LeagueRefusal } from './refusal.ts';
import type { Rounding } from './rounding.ts';

/**
 * individual: each bowler has a handicap, and a team's is their sum. team: computed from the averages of the whole
 * team. difference: only the team with the lower averages gets handicap, a share of the difference between the teams.
 */
export const HANDICAP_SCOPES = ['individual', 'team', 'difference'] as const;

export type HandicapScope = (typeof HANDICAP_SCOPES)[number];

/** game: rounded in each game. series: the differences of all games are added and rounded once. */
export const HANDICAP_SPANS = ['game', 'series'] as const;

export type HandicapSpan = (typeof HANDICAP_SPANS)[number];

/** How a league computes handicap (rules: leagues). */
export interface HandicapRule {
  /** The share of the difference between base and average; 0 is scratch. */
  readonly percentage: number;
  /** Pins per bowler and game. */
  readonly base: number;
  /** The most pins per bowler and game; null: no limit. */
  readonly maximum: number | null;
  readonly rounding: Rounding;
  /**
   * Whether an average above the base takes pins away. Never together with `difference`, which would count it twice.
   */
  readonly negative: boolean;
  readonly scope: HandicapScope;
  /** How the series total is rounded; a game's own total is always rounded by itself. */
  readonly span: HandicapSpan;
  /** Extra pins for groups of bowlers, added beyond the maximum; they need no average. Missing: none. */
  readonly table?: readonly TableRow[];
}

export const USUAL_HANDICAP: HandicapRule = {
  ...{ percentage: 90, base: 220, maximum: null, rounding: 'down', negative: false },
  ...{ scope: 'individual', span: 'game' },
};

/** Whether anybody may have handicap by the rule. */
export function givesHandicap({ percentage, table = [] }: HandicapRule): boolean {
  return percentage !== 0 || table.some(({ pins }) => pins > 0);
}

/** Checks a rule for a format. Refuses with `figure-out-of-range`. */
export function handicapRule(rule: HandicapRule, format: Format): Result<HandicapRule, LeagueRefusal> {
  const pins = { least: 0, most: highestGame(format) };
  const right = checked([
    ['percentage', isPercentage(rule.percentage), PERCENTAGES],
    claim('base', rule.base, pins),
    claim('maximum', rule.maximum ?? 0, pins),
    ...tableClaims(rule.table ?? [], pins),
  ]);
  return right.ok ? ok(Object.freeze({ ...rule })) : right;
}
