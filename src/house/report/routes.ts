import type pg from 'pg';
import { REPORT_QUERY, type ReportQuery } from '../../house-contract/report.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import type { Permits } from '../accounts/permits.ts';
import { withService } from '../db/transactions.ts';
import { refuse } from '../service/refusal.ts';
import type { Room } from '../service/valibot-provider.ts';
import { reportCsv, reportOf } from './report.ts';

export interface ReportDeps {
  readonly pool: pg.Pool;
  readonly house: string;
  /** IANA name of the house's time zone. */
  readonly zone: string;
  readonly permits: Permits;
}

const MOST_DAYS = 366;
const DAY = 24 * 60 * 60 * 1000;

/** The day report, for managers and secretaries. */
export function reportRoutes({ pool, house, zone, permits }: ReportDeps): Room {
  // eslint-disable-next-line @typescript-eslint/require-await -- A plugin of Fastify is async.
  return async (app) => {
    app.addHook('onRequest', permits.mayReport);
    const schema = { querystring: REPORT_QUERY };
    app.get<{ Querystring: ReportQuery }>(DESK_ROUTES.report, { schema }, async ({ query }, reply) => {
      if (!isRange(query)) return refuse(reply, 400, 'invalid');
      return reply.send(await withService(pool, (queries) => reportOf(queries, house, query, zone)));
    });
    app.get<{ Querystring: ReportQuery }>(DESK_ROUTES.reportCsv, { schema }, async ({ query }, reply) => {
      if (!isRange(query)) return refuse(reply, 400, 'invalid');
      const report = await withService(pool, (queries) => reportOf(queries, house, query, zone));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="report-${query.from}-${query.to}.csv"`)
        .send(reportCsv(report));
    });
  };
}

function isRange({ from, to }: ReportQuery): boolean {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return first <= last && last - first < MOST_DAYS * DAY;
}

/** Intl answers these where TZ names no zone; PostgreSQL knows neither. */
const NO_ZONES: ReadonlySet<unknown> = new Set([undefined, 'Etc/Unknown']);

/**
 * The time zone of this PC (IANA name), UTC if it has none. The database's would be GMT wherever its settings name none, as
 * those of an installed house.
 */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return NO_ZONES.has(timeZone) ? 'UTC' : timeZone;
}
