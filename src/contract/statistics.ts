import type { Kind } from '../core/statistics/figured-game.ts';

/** Which of a bowler's games are looked at: this evening's, the newest 20, those of the half year, or all. */
export const PERIODS = ['tonight', 'last', 'since', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** Where a game was bowled. */
export const PLACES = ['league', 'open'] as const;
export type PlaceOfPlay = (typeof PLACES)[number];

/** The games that statistics are of. */
export interface StatisticsChoice {
  readonly period: Period;
  readonly kind: Kind;
  /** Null: both. */
  readonly place: PlaceOfPlay | null;
}
