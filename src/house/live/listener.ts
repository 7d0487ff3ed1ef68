import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Address } from '../cluster/cluster.ts';
import { CHANNEL, newsIn, type News } from '../db/news.ts';

/** Milliseconds before the next try; doubled each time, up to the last value. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** A connection that answers nothing for this long is taken for dead. */
const PULSE = 10_000;

export interface Hears {
  news(news: News): void;
  /** Called after a reconnection, because news may have been missed. */
  again(): void;
}

interface Connection {
  /** Resolves when the connection is lost. */
  readonly lost: Promise<void>;
}

/** Listens to the news of all services of the database, and reconnects for ever. */
export class Listener {
  readonly #address: Address;
  readonly #hears = new Set<Hears>();
  readonly #ended = new AbortController();
  #client: pg.Client | null = null;
  #runs: Promise<void> | null = null;

  constructor(address: Address) {
    this.#address = address;
  }

  add(hears: Hears): void {
    this.#hears.add(hears);
  }

  /** Resolves once it listens, or has failed to connect once. */
  async begin(): Promise<void> {
    const first = await this.#connect();
    this.#runs = this.#run(first);
  }

  async end(): Promise<void> {
    this.#ended.abort();
    await this.#client?.end().catch(() => undefined);
    await this.#runs;
  }

  async #run(first: Connection | null): Promise<void> {
    await first?.lost;
    let wait = FIRST_PAUSE;
    for (;;) {
      await pause(wait, undefined, { signal: this.#ended.signal }).catch(() => undefined);
      if (this.#ended.signal.aborted) return;
      const connection = await this.#connect();
      wait = connection === null ? Math.min(wait * 2, LONGEST_PAUSE) : FIRST_PAUSE;
      if (connection !== null) for (const hears of this.#hears) hears.again();
      await connection?.lost;
    }
  }

  /** Null if it could not connect. */
  async #connect(): Promise<Connection | null> {
    const client = new pg.Client({
      ...this.#address,
      application_name: 'headpin listener',
      connectionTimeoutMillis: 5_000,
      query_timeout: PULSE,
    });
    const ended = new Promise<void>((resolve) => {
      for (const event of ['error', 'end'] as const)
        client.on(event, () => {
          resolve();
        });
    });
    client.on('notification', ({ payload }) => {
      const news = newsIn(payload);
      if (news !== null) for (const hears of this.#hears) hears.news(news);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      await client.end().catch(() => undefined);
      return null;
    }
    this.#client = client;
    // The listener was ended meanwhile, so nobody else would close this connection.
    if (this.#ended.signal.aborted) await client.end().catch(() => undefined);
    return { lost: this.#untilLost(client, ended) };
  }

  async #untilLost(client: pg.Client, ended: Promise<void>): Promise<void> {
    const pulse = setInterval(() => {
      client.query('SELECT 1').catch(() => client.end().catch(() => undefined));
    }, PULSE);
    await ended;
    clearInterval(pulse);
    this.#client = null;
    await client.end().catch(() => undefined);
  }
}
