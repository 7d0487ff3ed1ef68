import { tell } from '../db/news.ts';
import type { Queries } from '../db/transactions.ts';

/**
 * Notices that the database was restored from an older copy, or that a standby took over: PostgreSQL then
 * runs on another timeline, and a dump in another cluster. Answers may have been lost with the newer data, so
 * waiting orders become unknown until their lane answers again.
 */
export async function noteHistory(queries: Queries, house: string): Promise<boolean> {
  const { rows } = await queries.query<{ now: string; before: string | null }>(
    `SELECT (SELECT system_identifier FROM pg_control_system()) || ' '
         || left(pg_walfile_name(pg_current_wal_lsn()), 8) AS now,
       (SELECT history FROM house.histories WHERE house = houses.id) AS before
     FROM house.houses WHERE id = $1`,
    [house],
  );
  const [history] = rows;
  if (history === undefined || history.now === history.before) return false;
  // If several services notice it, only one writes it.
  const written = await queries.query(
    `INSERT INTO house.histories (house, history) VALUES ($1, $2)
     ON CONFLICT (house) DO UPDATE SET history = excluded.history, since = now()
     WHERE histories.history <> excluded.history`,
    [house, history.now],
  );
  if (history.before === null || written.rowCount !== 1) return false;
  await noteRestored(queries, house);
  return true;
}

/** Waiting orders may have been answered, so every lane compares its games and hears its orders again. */
export async function noteRestored(queries: Queries, house: string): Promise<void> {
  const { rows } = await queries.query<{ id: string; origin: string; lane: number }>(
    `UPDATE house.orders SET state = 'unknown' WHERE house = $1 AND state = 'sent' RETURNING id, origin, lane`,
    [house],
  );
  for (const order of rows) await tell(queries, { kind: 'order', house, ...order });
  const lanes = await queries.query<{ origin: string }>(
    'SELECT origin FROM house.lanes WHERE house = $1 AND revoked IS NULL',
    [house],
  );
  for (const { origin } of lanes.rows) await tell(queries, { kind: 'compare', house, origin });
}
