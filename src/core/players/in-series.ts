import type { BowlerId, SeriesId } from './opaque-id.ts';

/** A game's place in one bowler's series, which continues whatever the bowler is called and wherever they bowl next. */
export interface InSeries {
  readonly id: SeriesId;
  /** This game's number, from 1. Games that are deleted later leave a gap. */
  readonly number: number;
}

/** The most games of a series that staff type: more than an evening has. */
export const MOST_CARRIED = 20;

/** The ids of a new bowler; the program that saves the games makes both. */
export interface Newcomer {
  readonly bowler: BowlerId;
  readonly series: SeriesId;
}

/** The first game of a series. */
export function firstInSeries(id: SeriesId): InSeries {
  return { id, number: 1 };
}
