import { highest } from '../../core/line/extremes.ts';
import type { Origin } from '../../core/players/opaque-id.ts';
import { codeOf } from '../disk/trouble.ts';
import type { Month } from './month.ts';

/** The highest counter of the archive's games, looked for month by month, the newest first. */
export class HighestCounter {
  readonly #month: (name: string) => Month;
  #origin: Origin | null = null;
  #known = 0;
  /** The counters of games that were deleted last. */
  #buried: ReadonlySet<number> = new Set();
  /** The months that may still have this folder's last game, the newest last. */
  #left: string[] = [];

  constructor(month: (name: string) => Month) {
    this.#month = month;
  }

  /** From `begin` on only games of this folder count, because the lane's opening counts its own games. */
  countOnly(origin: Origin): void {
    this.#origin = origin;
  }

  /** As far as is known; of all months, once `step` has nothing left to do. */
  get known(): number {
    return this.#known;
  }

  /** This counter, or that of the last deleted game where the deleted ones follow it one by one. */
  above(counter: number): number {
    let last = Math.max(counter, this.#known);
    while (this.#buried.has(last + 1)) last += 1;
    return last;
  }

  /** Reads the end of the newest of these months, which are in order. Rejects with the system's error. */
  async begin(months: readonly string[]): Promise<void> {
    const newest = months.at(-1);
    if (newest === undefined) return;
    const { top, buried } = await this.#month(newest).highest(this.#origin);
    this.#known = this.#origin === null ? Math.max(top, highest(buried, 0)) : top;
    this.#buried = new Set(buried);
    this.#left = this.#known > 0 ? [] : [...months];
  }

  /** Looks for this folder's last game in the next older month; false where nothing is left to look for. */
  async step(): Promise<boolean> {
    const month = this.#left.pop();
    if (month === undefined || this.#origin === null) return false;
    try {
      const own = await this.#month(month).highestOwn(this.#origin);
      if (own > 0) this.#left = [];
      this.#known = Math.max(this.#known, own);
    } catch (error) {
      codeOf(error);
    }
    return true;
  }

  /** Hears the highest counter of a month's games, whoever's they are. */
  indexed(top: number): void {
    if (this.#origin === null) this.#known = Math.max(this.#known, top);
  }
}
