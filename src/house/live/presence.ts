import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { tell } from '../db/news.ts';
import { Outage } from '../db/outage.ts';
import { withService, type KnownLane } from '../db/transactions.ts';

/** In milliseconds. */
export interface PresenceLimits {
  /** Between two looks at the lanes. */
  readonly every: number;
  /** Without a sign of life for this long, a lane is offline: it, the network or its service is dead. */
  readonly silent: number;
}

export const PRESENCE_LIMITS: PresenceLimits = { every: 10_000, silent: 45_000 };

/**
 * Which lanes are connected. The database keeps it for all services: each lane's stream ends at only one of
 * them, and its signs of life may reach another one. A socket alone says nothing, as one without a cable stays
 * open for a quarter of an hour.
 */
export class Presence {
  readonly #pool: pg.Pool;
  readonly #streams = new Map<string, KnownLane>();
  /** How to end the streams of lanes that give signs of life themselves. */
  readonly #beating = new Map<string, () => void>();
  readonly #limits: PresenceLimits;
  readonly #outage: Outage;
  readonly #log: (line: string) => void;
  /** What the database is told just now. */
  readonly #telling = new Set<Promise<unknown>>();
  #beats: NodeJS.Timeout | null = null;

  constructor(pool: pg.Pool, log: (line: string) => void, limits = PRESENCE_LIMITS) {
    this.#pool = pool;
    this.#limits = limits;
    this.#outage = new Outage('presence', log);
    this.#log = log;
  }

  /** Looks at once: whoever fell silent while no service ran is offline before a page asks. */
  async begin(): Promise<void> {
    this.#beats = setInterval(() => {
      void this.beat();
    }, this.#limits.every);
    await this.beat();
  }

  /** Its lanes are offline. Resolves once the database knows, so that none looks connected while no service runs. */
  async end(): Promise<void> {
    if (this.#beats !== null) clearInterval(this.#beats);
    while (this.#streams.size + this.#telling.size > 0) {
      for (const stream of this.#streams.keys())
        this.gone(stream).catch((fault: unknown) => {
          this.#log(`presence: ${String(fault)}`);
        });
      await Promise.allSettled(this.#telling);
    }
  }

  /** Notes a lane's stream. Its name distinguishes its end from that of an earlier stream. */
  connected(lane: KnownLane): Promise<string> {
    return this.#told(async () => {
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
    });
  }

  /** The stream's lane gives signs of life itself; `cut` is called once it is silent. */
  expectBeats(stream: string, cut: () => void): void {
    this.#beating.set(stream, cut);
  }

  /** The lane is offline unless it already has another stream. */
  gone(stream: string): Promise<void> {
    return this.#told(async () => {
      const lane = this.#streams.get(stream);
      this.#streams.delete(stream);
      this.#beating.delete(stream);
      if (lane === undefined) return;
      await withService(this.#pool, async (queries) => {
        const { rowCount } = await queries.query(
          `UPDATE house.lanes SET stream = NULL, offline_since = coalesce(offline_since, now())
         WHERE stream = $1`,
          [stream],
        );
        if (rowCount === 1) await tell(queries, { kind: 'lane', ...lane });
      });
    });
  }

  /** Speaks for its own lanes that cannot do it themselves, finds all silent lanes, and cuts off its own. */
  beat(): Promise<void> {
    return this.#told(async () => {
      try {
        for (const stream of await this.#silent()) this.#beating.get(stream)?.();
        this.#outage.over();
      } catch (fault) {
        this.#outage.failed(fault);
      }
    });
  }

  /** The streams of its own lanes that are silent. */
  async #silent(): Promise<readonly string[]> {
    const silent = this.#limits.silent / 1000;
    const streams = [...this.#streams.keys()];
    // Signs of life during an outage of the database were not noted, so lanes get the time to repeat them.
    const beating = this.#outage.lasts ? [] : streams.filter((stream) => this.#beating.has(stream));
    return withService(this.#pool, async (queries) => {
      await queries.query('UPDATE house.lanes SET seen = now() WHERE stream = ANY ($1)', [
        streams.filter((stream) => !beating.includes(stream)),
      ]);
      const back = await queries.query<KnownLane>(
        `UPDATE house.lanes SET offline_since = NULL
         WHERE stream = ANY ($1) AND offline_since IS NOT NULL AND seen >= now() - make_interval(secs => $2)
         RETURNING house, origin`,
        [streams, silent],
      );
      const lost = await queries.query<KnownLane>(
        `UPDATE house.lanes SET offline_since = seen
         WHERE offline_since IS NULL AND seen < now() - make_interval(secs => $1) RETURNING house, origin`,
        [silent],
      );
      for (const lane of [...back.rows, ...lost.rows]) await tell(queries, { kind: 'lane', ...lane });
      const { rows } = await queries.query<{ stream: string }>(
        'SELECT stream FROM house.lanes WHERE stream = ANY ($1) AND offline_since IS NOT NULL',
        [beating],
      );
      return rows.map(({ stream }) => stream);
    });
  }

  #told<T>(tell: () => Promise<T>): Promise<T> {
    const work = tell();
    this.#telling.add(work);
    return work.finally(() => this.#telling.delete(work));
  }
}
