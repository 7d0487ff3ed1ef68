import type { Shown } from './answer.ts';

/** The log of every state acknowledged as safe, kept outside the data folder. */
export class Acknowledged {
  readonly #sums = new Map<string, string>();
  #last: Shown | null = null;

  /** Records an acknowledged state; a power cut may not lose the newest. */
  note(shown: Shown): void {
    this.#last = shown;
    this.#sums.set(`${shown.id} ${String(shown.generation)}`, shown.sum);
  }

  /** The newest. */
  last(): Shown | null {
    return this.#last;
  }

  /** The number of acknowledged states. */
  count(): number {
    return this.#sums.size;
  }

  /** The acknowledged checksum of a game's generation. */
  sumOf(id: string, generation: number): string | undefined {
    return this.#sums.get(`${id} ${String(generation)}`);
  }
}
