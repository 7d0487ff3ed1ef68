/** The day report: games, lines and minutes of the house's lanes, without prices. */
import * as v from 'valibot';

const day = v.pipe(v.string(), v.isoDate());

/** The query of GET `report` and `reportCsv`: days of the house's time zone, both included, at most 366. */
export const REPORT_QUERY = v.strictObject({ from: day, to: day });
export type ReportQuery = v.InferOutput<typeof REPORT_QUERY>;

/**
 * One lane on one day, open play and leagues apart. A game counts on the day on which it began; a moved one
 * on its new lane.
 */
export interface ReportRow {
  /** `2026-11-21` */
  readonly day: string;
  readonly lane: number;
  readonly kind: 'open' | 'league';
  /** Games that ended with their last ball. */
  readonly games: number;
  /** Stopped early, or still being bowled. */
  readonly unfinished: number;
  /** The lines in all these games that have at least one ball. */
  readonly lines: number;
  /** From a game's start to its last event. */
  readonly minutes: number;
}

export interface Report extends ReportQuery {
  /** IANA name of the time zone. */
  readonly zone: string;
  readonly rows: readonly ReportRow[];
}
