/** In milliseconds: a look at the results after the last ball. */
export const AFTER_THE_BOARD = 60_000;
/** In milliseconds: what was touched since may be names half typed; after this long the screen rests and drops them. */
export const AFTER_A_TOUCH = 5 * 60_000;

/** Whether the screens were left alone; all times on the monotonic clock. */
export class Touches {
  #touched = -Infinity;
  #changed: number;

  /** The program was started now. */
  constructor(now: number) {
    this.#changed = now;
  }

  touched(now: number): void {
    this.#touched = now;
  }

  /** The game on the board changed, which answers the touches before it. */
  boardChanged(now: number): void {
    this.#changed = now;
  }

  isQuiet(now: number): boolean {
    if (now - this.#changed < AFTER_THE_BOARD) return false;
    return this.#touched <= this.#changed || now - this.#touched >= AFTER_A_TOUCH;
  }
}
