import type { Format } from '../formats/format.ts';
import { ok, type Result } from '../line/result.ts';
import { checked, claim, highestGame } from './bounds.ts';
import { PERCENTAGES, isPercentage } from './percentage.ts';
import type { LeagueRefusal } from './refusal.ts';
import type { Rounding } from './rounding.ts';

/**
 * individual: each bowler's own, a team's is their sum. team: from all averages of the team at once. difference: the
 * team with the lower averages gets a share of what it is behind, the other nothing.
 */
export const HANDICAP_SCOPES = ['individual', 'team', 'difference'] as const;

export type HandicapScope = (typeof HANDICAP_SCOPES)[number];

/** game: rounded in each game. series: the difference of all games together, rounded once. */
export const HANDICAP_SPANS = ['game', 'series'] as const;

export type HandicapSpan = (typeof HANDICAP_SPANS)[number];

/** How a league computes handicap (rules: leagues). */
export interface HandicapRule {
  /** Of the difference between base and average; 0 is scratch. */
  readonly percentage: number;
  /** Pins a bowler and game. */
  readonly base: number;
  /** The most pins a bowler and game; null: no limit. */
  readonly maximum: number | null;
  readonly rounding: Rounding;
  /** Whether an average above the base takes pins away. Never with `difference`, which would count it twice. */
  readonly negative: boolean;
  readonly scope: HandicapScope;
  /** What the series total counts; a game's own total is always rounded by itself. */
  readonly span: HandicapSpan;
}

export const USUAL_HANDICAP: HandicapRule = {
  ...{ percentage: 90, base: 220, maximum: null, rounding: 'down', negative: false },
  ...{ scope: 'individual', span: 'game' },
};

/** Checks a rule for a format. Refuses with `figure-out-of-range`. */
export function handicapRule(rule: HandicapRule, format: Format): Result<HandicapRule, LeagueRefusal> {
  const pins = { least: 0, most: highestGame(format) };
  const right = checked([
    ['percentage', isPercentage(rule.percentage), PERCENTAGES],
    claim('base', rule.base, pins),
    claim('maximum', rule.maximum ?? 0, pins),
  ]);
  return right.ok ? ok(Object.freeze({ ...rule })) : right;
}
