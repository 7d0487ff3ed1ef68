import { averageFrom, averageOf, type Average } from './average.ts';

/**
 * How an entering average and this season's games become one average (rules: leagues). entering-first: the entering
 * average counts until `games` games are bowled; after that only those games count. combined: the entering average
 * counts as `games` games, and this season's games are added. window: the last `games` games count, and the entering
 * average stands in for those not bowled yet.
 */
export const AVERAGE_WAYS = ['entering-first', 'combined', 'window'] as const;

export type AverageWay = (typeof AVERAGE_WAYS)[number];

export interface AverageRule {
  readonly way: AverageWay;
  readonly games: number;
}

/** A session of three games, as USBC establishes an average. */
export const USUAL_AVERAGES: AverageRule = { way: 'entering-first', games: 3 };

/**
 * The average that counts now, from an entering average (null: none) and this season's scores, oldest first. Null
 * without either. `scores` must not contain games of absent bowlers.
 */
export function averageNow(
  rule: AverageRule,
  entering: number | null,
  scores: readonly number[],
): number | null {
  if (scores.length === 0) return entering;
  if (entering === null) return averageOf(counted(rule, scores))?.average ?? null;
  return withEntering(rule, entering, scores)?.average ?? entering;
}

function withEntering(rule: AverageRule, entering: number, scores: readonly number[]): Average | null {
  switch (rule.way) {
    case 'entering-first':
      return scores.length < rule.games ? null : averageOf(scores);
    case 'combined':
      return enlarged(scores, entering, rule.games);
    case 'window': {
      const last = counted(rule, scores);
      return enlarged(last, entering, rule.games - last.length);
    }
  }
}

/** The average of these scores and of `games` games at the entering average. */
function enlarged(scores: readonly number[], entering: number, games: number): Average | null {
  const bowled = averageOf(scores);
  return averageFrom((bowled?.total ?? 0) + entering * games, scores.length + games);
}

/** The scores that count. A window keeps only the newest ones. */
function counted({ way, games }: AverageRule, scores: readonly number[]): readonly number[] {
  return way === 'window' ? scores.slice(Math.max(0, scores.length - games)) : scores;
}
