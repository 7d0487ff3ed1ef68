/** In milliseconds: time for bowlers to look at the results after the last ball. */
export const AFTER_THE_BOARD = 60_000;
/** In milliseconds. A touch may have begun a name; after this long the screen rests and drops it. */
export const AFTER_A_TOUCH = 5 * 60_000;

/** Tells whether the screens are left alone. All times are those of the monotonic clock. */
export class Touches {
  #touched = -Infinity;
  #changed: number;

  /** `now` is the program's start. */
  constructor(now: number) {
    this.#changed = now;
  }

  touched(now: number): void {
    this.#touched = now;
  }

  /** Earlier touches no longer count, because they led to this change of the board. */
  boardChanged(now: number): void {
    this.#changed = now;
  }

  isQuiet(now: number): boolean {
    if (now - this.#changed < AFTER_THE_BOARD) return false;
    return this.#touched <= this.#changed || now - this.#touched >= AFTER_A_TOUCH;
  }
}
