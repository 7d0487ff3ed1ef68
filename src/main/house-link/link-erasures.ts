import type { BowlerId } from '../../core/players/opaque-id.ts';

export interface LinkErasuresDeps {
  /** The ids of bowlers who were erased at this lane. */
  readonly known: () => readonly BowlerId[];
  /** Erases bowlers and notes them; whether it could. */
  readonly erase: (bowlers: readonly BowlerId[]) => Promise<boolean>;
  readonly log: (trouble: unknown) => void;
  /** In milliseconds, after a try that failed. */
  readonly again: number;
}

/** Erases here whom other lanes of the house erased. Neither balls nor their delivery wait for it. */
export class LinkErasures {
  readonly #deps: LinkErasuresDeps;
  #told: readonly BowlerId[] = [];
  #runs: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isEnded = false;

  constructor(deps: LinkErasuresDeps) {
    this.#deps = deps;
  }

  /** The house's whole list. */
  hear(bowlers: readonly BowlerId[]): void {
    this.#told = bowlers;
    this.#begin();
  }

  /** Resolves once nobody is being erased. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#runs;
    clearTimeout(this.#timer);
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#runs ??= this.#run()
      .catch(this.#deps.log)
      .finally(() => {
        this.#runs = null;
      });
  }

  async #run(): Promise<void> {
    for (let due = this.#due(); due.length > 0 && !this.#isEnded; due = this.#due()) {
      if (await this.#deps.erase(due)) continue;
      // A change waits for the disk, or staff correct an earlier game.
      this.#timer = setTimeout(() => {
        this.#begin();
      }, this.#deps.again);
      return;
    }
  }

  #due(): readonly BowlerId[] {
    const known = new Set(this.#deps.known());
    return this.#told.filter((bowler) => !known.has(bowler));
  }
}
