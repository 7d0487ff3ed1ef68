import { divided } from './rounding.ts';
import { averageFrom, averageOf, type Average } from './average.ts';

/**
 * How an entering average and this season's games become one average (rules: leagues). entering-first: the entering
 * average counts until `games` games are bowled; after that only those games count. combined: the entering average
 * counts as `games` games, and this season's games are added. window: the last `games` games count, and the entering
 * average stands in for those not bowled yet.
 */
export const AVERAGE_WAYS = ['entering-first', 'combined', 'window'] as const;

export type AverageWay = (typeof AVERAGE_WAYS)[number];

/**
 * What a bowler without any average has on their first night. first-session: the games of that session make an average,
 * which counts in all of them (USBC 118c). no-handicap: nothing until there is one.
 */
export const FIRST_NIGHTS = ['first-session', 'no-handicap'] as const;

export type FirstNight = (typeof FIRST_NIGHTS)[number];

/**
 * The fraction of an average. down: dropped. nearest: a half or more counts as a pin. kept: handicaps and blind scores are
 * computed with it; what is shown is without.
 */
export const AVERAGE_FRACTIONS = ['down', 'nearest', 'kept'] as const;

export type AverageFraction = (typeof AVERAGE_FRACTIONS)[number];

/** During an evening. fixed: the average before it counts in all its games. moving: each game counts from the next on. */
export const AVERAGES_DURING = ['fixed', 'moving'] as const;

export type AveragesDuring = (typeof AVERAGES_DURING)[number];

export interface AverageRule {
  readonly way: AverageWay;
  readonly games: number;
  /** Missing: no-handicap, as in games saved before version 11. */
  readonly first?: FirstNight;
  /** Missing: down. */
  readonly fraction?: AverageFraction;
  /** Missing: fixed. */
  readonly during?: AveragesDuring;
}

/** A session of three games, as USBC establishes an average. */
export const USUAL_AVERAGES: AverageRule = { way: 'entering-first', games: 3, first: 'first-session' };

/** More than anybody bowls in one. */
export const MOST_SEASON_GAMES = 999;

/** A season's games and their pins. */
export interface SeasonTotals {
  readonly games: number;
  readonly pins: number;
}

/** A bowler's games of this season, without those missed: each score, oldest first, or only the totals. */
export type SeasonGames = readonly number[] | SeasonTotals;

/** What an average is made of. */
export interface AverageFacts {
  /** Null: none. */
  readonly entering: number | null;
  /** Null: none yet. */
  readonly season: SeasonGames | null;
}

/** Whether a league computes with what an average is made of, not only with the average. */
export function needsFacts({ fraction, during }: AverageRule): boolean {
  return fraction === 'kept' || during === 'moving';
}

/** The games of a season and their pins. */
export function totalsOf(season: SeasonGames): SeasonTotals {
  return 'games' in season ? season : { games: season.length, pins: averageOf(season)?.total ?? 0 };
}

/**
 * The average that counts now, from an entering average (null: none) and this season's games (null: none yet). Null
 * without either. Where the rule needs scores that nobody gave, the entering average counts.
 */
export function averageNow(
  rule: AverageRule,
  entering: number | null,
  season: SeasonGames | null,
): number | null {
  const now = exactAverage(rule, { entering, season });
  if (now === null || rule.fraction !== 'nearest') return now?.average ?? null;
  return divided(BigInt(now.total), BigInt(now.games), 'nearest');
}

/** The same with its fraction. */
export function exactAverage(rule: AverageRule, { entering, season }: AverageFacts): Average | null {
  const alone = entering === null ? null : averageFrom(entering, 1);
  if (season === null || needsScores(rule, season)) return alone;
  const counted = countedGames(rule, season);
  if (counted.games === 0) return alone;
  if (entering === null) return averageFrom(counted.pins, counted.games);
  return withEntering(rule, entering, counted) ?? alone;
}

/** A season with games that were bowled after it. */
export function withScores(season: SeasonGames | null, scores: readonly number[]): SeasonGames | null {
  if (scores.length === 0) return season;
  if (season === null || !('games' in season)) return [...(season ?? []), ...scores];
  const { games, pins } = totalsOf(scores);
  return { games: season.games + games, pins: season.pins + pins };
}

/** How many games of this season are in the average that counts now. */
export function gamesCounted(rule: AverageRule, entering: number | null, season: SeasonGames | null): number {
  if (season === null || needsScores(rule, season)) return 0;
  const { games } = countedGames(rule, season);
  const isFew = rule.way === 'entering-first' && games < rule.games;
  return entering !== null && isFew ? 0 : games;
}

/** Whether the totals hold more games than a window, which counts only the newest ones. */
export function needsScores({ way, games }: AverageRule, season: SeasonGames): boolean {
  return way === 'window' && 'games' in season && season.games > games;
}

function withEntering({ way, games }: AverageRule, entering: number, season: SeasonTotals): Average | null {
  switch (way) {
    case 'entering-first':
      return season.games < games ? null : averageFrom(season.pins, season.games);
    case 'combined':
      return enlarged(season, entering, games);
    case 'window':
      return enlarged(season, entering, games - season.games);
  }
}

/** The average of a season and of `games` games at the entering average. */
function enlarged(season: SeasonTotals, entering: number, games: number): Average | null {
  return averageFrom(season.pins + entering * games, season.games + games);
}

/** The games that count. A window keeps only the newest ones. */
function countedGames({ way, games }: AverageRule, season: SeasonGames): SeasonTotals {
  if (way !== 'window' || 'games' in season) return totalsOf(season);
  return totalsOf(season.slice(Math.max(0, season.length - games)));
}
