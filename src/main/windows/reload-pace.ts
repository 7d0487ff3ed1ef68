/** Deaths further apart than this have nothing to do with each other, in milliseconds. */
const CALM = 60_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * How long a page that died is left before it is loaded again: the first time not at all, for a bowler stands before
 * it; each time longer when it dies again and again, so that it leaves the machine to main, which saves.
 */
export class ReloadPace {
  #again = 0;
  #last = -Infinity;

  /** The pause before loading a page that died at `now`; both in milliseconds, of a clock that is never set. */
  pauseAt(now: number): number {
    this.#again = now - this.#last > CALM ? 0 : this.#again + 1;
    this.#last = now;
    return this.#again === 0 ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#again - 1));
  }
}
