import type { ReportRow } from '../../house-contract/report.ts';

type Sums = Pick<ReportRow, 'games' | 'unfinished' | 'lines' | 'minutes'>;

export type KindSums = Readonly<Record<ReportRow['kind'], Sums>>;

export interface LaneSums extends KindSums {
  readonly lane: number;
}

const NOTHING: Sums = { games: 0, unfinished: 0, lines: 0, minutes: 0 };

/** Adds up the report's days, with one row for each lane. */
export function byLane(rows: readonly ReportRow[]): readonly LaneSums[] {
  const lanes = [...new Set(rows.map(({ lane }) => lane))].toSorted((one, other) => one - other);
  return lanes.map((lane) => ({ lane, ...sumsOf(rows.filter((row) => row.lane === lane)) }));
}

export function sumsOf(rows: readonly ReportRow[]): KindSums {
  return { open: sumOf(rows, 'open'), league: sumOf(rows, 'league') };
}

function sumOf(rows: readonly ReportRow[], kind: ReportRow['kind']): Sums {
  return rows
    .filter((row) => row.kind === kind)
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
