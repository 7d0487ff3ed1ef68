import { EVENING_ENDS_AT } from '../../contract/evening.ts';
import type { Report, ReportQuery, ReportRow } from '../../house-contract/report.ts';
import type { Queries } from '../db/transactions.ts';
import { csvText } from '../../league-files/csv/csv-text.ts';

const COLUMNS = [
  'day',
  'lane',
  'kind',
  'games',
  'unfinished',
  'lines',
  'minutes',
] as const satisfies readonly (keyof ReportRow)[];

/** The report as CSV in UTF-8, with its column names in the first row. */
export function reportCsv({ rows }: Report): string {
  return csvText([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => String(row[column])))], ',');
}

/**
 * The games, lines and minutes of these days, by the clock of a time zone (IANA name). A day begins when the evening
 * before it ends, and a game counts on the day on which it began. A moved game counts once, on its new lane, even while
 * its old lane is silent; on its old lane where that bowled on and staff decided so.
 */
export async function reportOf(
  queries: Queries,
  house: string,
  { from, to }: ReportQuery,
  zone: string,
): Promise<Report> {
  const { rows } = await queries.query<ReportRow>(
    `WITH RECURSIVE decided AS (
       SELECT own.origin, own.game FROM house.moves CROSS JOIN unnest(moves.games) AS moved (game)
       JOIN derived.games AS own ON own.house = $1 AND own.origin = moves.from_origin AND own.game = moved.game
         AND own.unread IS NULL
       WHERE moves.house = $1 AND moves.forced AND moves.counts = 'old'),
     left_out AS (
       SELECT next.origin, next.game FROM decided JOIN derived.games AS next ON next.house = $1
         AND next.moved_origin = decided.origin AND next.moved_game = decided.game
       UNION SELECT next.origin, next.game FROM left_out JOIN derived.games AS next ON next.house = $1
         AND next.moved_origin = left_out.origin AND next.moved_game = left_out.game)
     SELECT (games.started AT TIME ZONE $2 - make_interval(hours => $5))::date::text AS day, games.lane,
       CASE WHEN games.league THEN 'league' ELSE 'open' END AS kind,
       (count(*) FILTER (WHERE games.phase = 'over'))::int AS games,
       (count(*) FILTER (WHERE games.phase <> 'over'))::int AS unfinished,
       sum(begun.lines)::int AS lines, sum(games.minutes)::int AS minutes
     FROM derived.games
     CROSS JOIN LATERAL (SELECT count(*) AS lines FROM derived.lines WHERE lines.house = games.house
       AND lines.origin = games.origin AND lines.game = games.game AND lines.begun) AS begun
     WHERE games.house = $1 AND games.unread IS NULL
       AND games.started >= ($3::date + make_interval(hours => $5)) AT TIME ZONE $2
       AND games.started < ($4::date + 1 + make_interval(hours => $5)) AT TIME ZONE $2
       AND (games.origin, games.game) NOT IN (SELECT origin, game FROM left_out)
       AND ((games.origin, games.game) IN (SELECT origin, game FROM decided)
         OR games.phase <> 'moved' AND NOT EXISTS (SELECT FROM derived.games AS next WHERE next.house = games.house
           AND next.moved_origin = games.origin AND next.moved_game = games.game))
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 DESC`,
    [house, zone, from, to, EVENING_ENDS_AT],
  );
  return { from, to, zone, rows };
}
