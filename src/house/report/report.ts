import { EVENING_ENDS_AT } from '../../contract/evening.ts';
import type { Report, ReportQuery, ReportRow } from '../../house-contract/report.ts';
import type { Queries } from '../db/transactions.ts';

/**
 * The games, lines and minutes of these days, by the clock of a time zone (IANA name). A day begins when the evening
 * before it ends, and a game counts on the day on which it began. A moved game counts once, on its new lane, even while
 * its old lane is silent.
 */
export async function reportOf(
  queries: Queries,
  house: string,
  { from, to }: ReportQuery,
  zone: string,
): Promise<Report> {
  const { rows } = await queries.query<ReportRow>(
    `SELECT (games.started AT TIME ZONE $2 - make_interval(hours => $5))::date::text AS day, games.lane,
       CASE WHEN games.league THEN 'league' ELSE 'open' END AS kind,
       (count(*) FILTER (WHERE games.phase = 'over'))::int AS games,
       (count(*) FILTER (WHERE games.phase <> 'over'))::int AS unfinished,
       sum(begun.lines)::int AS lines, sum(games.minutes)::int AS minutes
     FROM derived.games
     CROSS JOIN LATERAL (SELECT count(*) AS lines FROM derived.lines WHERE lines.house = games.house
       AND lines.origin = games.origin AND lines.game = games.game AND lines.begun) AS begun
     WHERE games.house = $1 AND games.unread IS NULL AND games.phase <> 'moved'
       AND games.started >= ($3::date + make_interval(hours => $5)) AT TIME ZONE $2
       AND games.started < ($4::date + 1 + make_interval(hours => $5)) AT TIME ZONE $2
       AND NOT EXISTS (SELECT FROM derived.games AS next WHERE next.house = games.house
         AND next.moved_origin = games.origin AND next.moved_game = games.game)
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 DESC`,
    [house, zone, from, to, EVENING_ENDS_AT],
  );
  return { from, to, zone, rows };
}
