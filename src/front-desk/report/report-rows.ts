import type { ReportRow } from '../../house-contract/report.ts';

export interface Sums {
  readonly games: number;
  readonly unfinished: number;
  readonly lines: number;
  readonly minutes: number;
}

export interface LaneSums {
  readonly lane: number;
  readonly open: Sums;
  readonly league: Sums;
}

const NOTHING: Sums = { games: 0, unfinished: 0, lines: 0, minutes: 0 };

/** Adds up the report's days, with one row for each lane. */
export function byLane(rows: readonly ReportRow[]): readonly LaneSums[] {
  const lanes = [...new Set(rows.map(({ lane }) => lane))].toSorted((one, other) => one - other);
  return lanes.map((lane) => {
    const own = rows.filter((row) => row.lane === lane);
    return { lane, open: sumOf(own, 'open'), league: sumOf(own, 'league') };
  });
}

export function sumOf(rows: readonly ReportRow[], kind: ReportRow['kind'] | null = null): Sums {
  return rows
    .filter((row) => kind === null || row.kind === kind)
    .reduce<Sums>(
      (sum, row) => ({
        games: sum.games + row.games,
        unfinished: sum.unfinished + row.unfinished,
        lines: sum.lines + row.lines,
        minutes: sum.minutes + row.minutes,
      }),
      NOTHING,
    );
}
