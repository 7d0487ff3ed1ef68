/** So many at once, and after that so many a second. */
export interface Rate {
  readonly atOnce: number;
  readonly aSecond: number;
}

interface Left {
  readonly left: number;
  /** Milliseconds of the clock. */
  readonly at: number;
}

/** So many names are remembered before those that have everything left again are forgotten. */
const MANY = 1_000;

/** Counts what names do, each by one rate. */
export class Rates {
  readonly #rate: Rate;
  readonly #clock: () => number;
  readonly #names = new Map<string, Left>();
  #many = MANY;

  constructor(rate: Rate, clock: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#clock = clock;
  }

  /** How many names are remembered. */
  get size(): number {
    return this.#names.size;
  }

  /** Whether this name may once more, which is then counted. */
  takes(name: string): boolean {
    const now = this.#clock();
    if (this.#names.size >= this.#many) this.#forget(now);
    const one = this.#names.get(name) ?? { left: this.#rate.atOnce, at: now };
    const left = this.#leftOf(one, now);
    const isTaken = left >= 1;
    this.#names.set(name, { left: isTaken ? left - 1 : left, at: now });
    return isTaken;
  }

  #leftOf({ left, at }: Left, now: number): number {
    return Math.min(this.#rate.atOnce, left + ((now - at) / 1_000) * this.#rate.aSecond);
  }

  #forget(now: number): void {
    for (const [name, one] of this.#names)
      if (this.#leftOf(one, now) >= this.#rate.atOnce) this.#names.delete(name);
    this.#many = MANY + this.#names.size;
  }
}
