/** Failures of work that is tried again and again. An outage is logged once, however long it lasts. */
export class Outage {
  readonly #what: string;
  readonly #log: (line: string) => void;
  #lasts = false;

  constructor(what: string, log: (line: string) => void) {
    this.#what = what;
    this.#log = log;
  }

  failed(fault: unknown): void {
    if (!this.#lasts) this.#log(`${this.#what}: ${String(fault)}`);
    this.#lasts = true;
  }

  get lasts(): boolean {
    return this.#lasts;
  }

  /** The work was done. */
  over(): void {
    this.#lasts = false;
  }
}
