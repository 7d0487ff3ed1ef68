import type pg from 'pg';
import type { News } from '../db/news.ts';
import { Outage } from '../db/outage.ts';
import type { Hears } from '../live/listener.ts';
import { deriveChanged } from './deriving.ts';

/** Milliseconds to wait for more balls of a game before it is computed. */
const TOGETHER = 500;

/**
 * Keeps derived tables up to date with the facts. What it misses it finds at the next start or connection.
 */
export class Deriver implements Hears {
  readonly #pool: pg.Pool;
  readonly #house: string;
  readonly #outage: Outage;
  readonly #changed = new Map<string, { readonly origin: string; readonly game: string }>();
  #missed = true;
  #timer: NodeJS.Timeout | null = null;
  #runs: Promise<void> = Promise.resolve();
  #isEnded = false;

  constructor(pool: pg.Pool, house: string, log: (line: string) => void) {
    this.#pool = pool;
    this.#house = house;
    this.#outage = new Outage('derived tables', log);
  }

  begin(): void {
    this.#soon();
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#runs;
  }

  news({ change }: News): void {
    if ((change.kind !== 'facts' && change.kind !== 'names') || change.house !== this.#house) return;
    const { origin, game } = change;
    this.#changed.set(`${origin} ${game}`, { origin, game });
    this.#soon();
  }

  again(): void {
    this.#missed = true;
    this.#soon();
  }

  #soon(): void {
    if (this.#timer !== null || this.#isEnded) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#runs = this.#runs.then(() => this.#derive());
    }, TOGETHER);
  }

  async #derive(): Promise<void> {
    const games = [...this.#changed.values()];
    const all = this.#missed || games.length > 20;
    this.#changed.clear();
    this.#missed = false;
    try {
      if (all) await deriveChanged(this.#pool, this.#house);
      else for (const game of games) await deriveChanged(this.#pool, this.#house, game);
      this.#outage.over();
    } catch (fault) {
      this.#outage.failed(fault);
      this.again();
    }
  }
}
