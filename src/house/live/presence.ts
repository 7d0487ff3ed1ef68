import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { tell } from '../db/news.ts';
import { Outage } from '../db/outage.ts';
import { withService, type KnownLane } from '../db/transactions.ts';

/** Milliseconds between two signs of life for the lanes of this service. */
const BEAT = 10_000;
/** After this many seconds without a sign of life a lane is offline, because its service died. */
const SILENT = 30;

/**
 * Which lanes are connected. The database keeps it for all services, because each lane's stream ends at only
 * one of them.
 */
export class Presence {
  readonly #pool: pg.Pool;
  readonly #streams = new Map<string, KnownLane>();
  readonly #outage: Outage;
  #beats: NodeJS.Timeout | null = null;

  constructor(pool: pg.Pool, log: (line: string) => void) {
    this.#pool = pool;
    this.#outage = new Outage('presence', log);
  }

  begin(): void {
    this.#beats = setInterval(() => {
      this.beat().then(
        () => {
          this.#outage.over();
        },
        (fault: unknown) => {
          this.#outage.failed(fault);
        },
      );
    }, BEAT);
  }

  end(): void {
    if (this.#beats !== null) clearInterval(this.#beats);
  }

  /** Notes a lane's stream. Its name distinguishes its end from that of an earlier stream. */
  async connected(lane: KnownLane): Promise<string> {
    const stream = randomUUID();
    await withService(this.#pool, async (queries) => {
      await queries.query(
        `UPDATE house.lanes SET stream = $3, seen = now(), offline_since = NULL
         WHERE house = $1 AND origin = $2`,
        [lane.house, lane.origin, stream],
      );
      await tell(queries, { kind: 'lane', ...lane });
    });
    // Only after the database has noted it: a stream that was never noted gives no sign of life.
    this.#streams.set(stream, lane);
    return stream;
  }

  /** The lane is offline unless it already has another stream. */
  async gone(stream: string): Promise<void> {
    const lane = this.#streams.get(stream);
    this.#streams.delete(stream);
    if (lane === undefined) return;
    await withService(this.#pool, async (queries) => {
      const { rowCount } = await queries.query(
        'UPDATE house.lanes SET stream = NULL, seen = now(), offline_since = now() WHERE stream = $1',
        [stream],
      );
      if (rowCount === 1) await tell(queries, { kind: 'lane', ...lane });
    });
  }

  /** Renews the signs of life of its own lanes, and finds lanes whose service is dead. */
  async beat(): Promise<void> {
    const streams = Array.from(this.#streams.keys());
    await withService(this.#pool, async (queries) => {
      const back = await queries.query<KnownLane>(
        `UPDATE house.lanes SET offline_since = NULL WHERE stream = ANY ($1) AND offline_since IS NOT NULL
         RETURNING house, origin`,
        [streams],
      );
      await queries.query('UPDATE house.lanes SET seen = now() WHERE stream = ANY ($1)', [streams]);
      const silent = await queries.query<KnownLane>(
        `UPDATE house.lanes SET offline_since = seen
         WHERE offline_since IS NULL AND seen < now() - make_interval(secs => $1) RETURNING house, origin`,
        [SILENT],
      );
      for (const lane of [...back.rows, ...silent.rows]) await tell(queries, { kind: 'lane', ...lane });
    });
  }
}
