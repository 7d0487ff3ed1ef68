/** In milliseconds: deaths further apart than this are unrelated. */
const CALM = 60_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * The pause before a dead page is reloaded: none the first time, because a bowler is waiting, then longer with each
 * death, so that main has the PC's time for saving.
 */
export class ReloadPace {
  #again = 0;
  #last = -Infinity;

  /** The pause after a death at `now`; both in milliseconds of the monotonic clock. */
  pauseAt(now: number): number {
    this.#again = now - this.#last > CALM ? 0 : this.#again + 1;
    this.#last = now;
    return this.#again === 0 ? 0 : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#again - 1));
  }
}
