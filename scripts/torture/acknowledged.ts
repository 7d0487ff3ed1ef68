import type { Shown } from './answer.ts';

/** The log elsewhere: every state that somebody was told is safe, kept outside the data folder. */
export class Acknowledged {
  readonly #sums = new Map<string, string>();
  #last: Shown | null = null;

  /** Notes what was told; the newest is what a power cut may not take. */
  note(shown: Shown): void {
    this.#last = shown;
    this.#sums.set(`${shown.id} ${String(shown.generation)}`, shown.sum);
  }

  /** The newest. */
  last(): Shown | null {
    return this.#last;
  }

  /** How many states were told. */
  count(): number {
    return this.#sums.size;
  }

  /** The checksum that a generation of a game was told with. */
  sumOf(id: string, generation: number): string | undefined {
    return this.#sums.get(`${id} ${String(generation)}`);
  }
}
