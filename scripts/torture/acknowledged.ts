import type { Shown } from './answer.ts';

/** The log of every state acknowledged as safe, kept outside the data folder. */
export class Acknowledged {
  readonly #sums = new Map<string, string>();
  /** The last ball that began to go from one game of a pair to the other, and both games before that. */
  moving: { readonly from: Shown; readonly to: Shown } | null = null;
  readonly #lasts = new Map<string, Shown>();
  #last: Shown | null = null;

  /** Records an acknowledged state; a power cut may not lose the newest. */
  note(shown: Shown): void {
    this.#last = shown;
    this.#lasts.set(shown.id, shown);
    this.#sums.set(`${shown.id} ${String(shown.generation)}`, shown.sum);
  }

  /** The newest. */
  last(): Shown | null {
    return this.#last;
  }

  /** The newest of each game, in the order of their beginnings. */
  lasts(): readonly Shown[] {
    return [...this.#lasts.values()];
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
