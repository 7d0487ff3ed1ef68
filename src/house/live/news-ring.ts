import type { DeskNews } from '../../house-contract/front-desk.ts';

/** Characters of news that are kept for browsers which were away for a moment. */
const MOST_KEPT = 4_000_000;
const MOST_BATCHES = 2_000;

/** What was told at once. Its id is that of the newest change in it. */
export interface Batch {
  readonly id: string;
  /** One line of JSON each. */
  readonly lines: readonly string[];
}

/** The newest news of a house. Every service of a database hears changes in one order, so that an id of one leads on at another. */
export class NewsRing {
  readonly #batches: Batch[] = [];
  /** Where each change was told: before these batches it had not been. */
  readonly #places = new Map<string, number>();
  #dropped = 0;
  #characters = 0;

  /** `changes` are the ids of all changes in it, in order. */
  add(changes: readonly string[], news: readonly DeskNews[]): Batch {
    const batch = { id: changes.at(-1) ?? '', lines: news.map((one) => JSON.stringify(one)) };
    this.#batches.push(batch);
    this.#characters += sizeOf(batch);
    for (const change of changes) this.#places.set(change, this.#dropped + this.#batches.length);
    while (this.#characters > MOST_KEPT || this.#batches.length > MOST_BATCHES) this.#drop();
    return batch;
  }

  /** What was told after this change; null when that is no longer known, and the page loads everything again. */
  after(id: string): readonly Batch[] | null {
    const place = this.#places.get(id);
    return place === undefined || place < this.#dropped ? null : this.#batches.slice(place - this.#dropped);
  }

  /** After a time without news nothing leads on. */
  clear(): void {
    this.#dropped += this.#batches.length;
    this.#batches.length = 0;
    this.#places.clear();
    this.#characters = 0;
  }

  #drop(): void {
    const batch = this.#batches.shift();
    this.#dropped += 1;
    if (batch !== undefined) this.#characters -= sizeOf(batch);
    for (const [change, place] of this.#places) {
      if (place > this.#dropped) break;
      this.#places.delete(change);
    }
  }
}

function sizeOf({ lines }: Batch): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}
