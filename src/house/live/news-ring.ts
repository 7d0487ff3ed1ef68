import type { DeskNews } from '../../house-contract/front-desk.ts';
import { MOST_UNREAD } from './event-stream.ts';

/** Bytes of news that are kept for browsers that were briefly away: they are sent at once, so their stream must hold them. */
const MOST_KEPT = MOST_UNREAD / 2;
const MOST_BATCHES = 2_000;

/** News that were sent together. The id is that of the newest change in it. */
export interface Batch {
  readonly id: string;
  /** JSON, one line each. */
  readonly lines: readonly string[];
}

/**
 * The newest news of a house. All services of a database get changes in the same order, so a page can
 * continue at another service by id.
 */
export class NewsRing {
  readonly #batches: Batch[] = [];
  /** For each change, after how many batches a page that has heard it continues. */
  readonly #places = new Map<string, number>();
  #dropped = 0;
  #bytes = 0;

  /** `changes` are the ids of the changes in it, in order. */
  add(changes: readonly string[], news: readonly DeskNews[]): Batch {
    const batch = { id: changes.at(-1) ?? '', lines: news.map((one) => JSON.stringify(one)) };
    this.#batches.push(batch);
    this.#bytes += sizeOf(batch);
    const before = this.#dropped + this.#batches.length - 1;
    // Another service's batch may have ended with one of these: a page that comes from there repeats this batch.
    for (const change of changes) this.#places.set(change, before);
    this.#places.set(batch.id, before + 1);
    while (this.#bytes > MOST_KEPT || this.#batches.length > MOST_BATCHES) this.#drop();
    return batch;
  }

  /** The batches after this change. Null if it is no longer known; the page then loads everything again. */
  after(id: string): readonly Batch[] | null {
    const place = this.#places.get(id);
    return place === undefined || place < this.#dropped ? null : this.#batches.slice(place - this.#dropped);
  }

  /** Forgets everything: after a time without news no page can continue. */
  clear(): void {
    this.#dropped += this.#batches.length;
    this.#batches.length = 0;
    this.#places.clear();
    this.#bytes = 0;
  }

  #drop(): void {
    const batch = this.#batches.shift();
    this.#dropped += 1;
    if (batch !== undefined) this.#bytes -= sizeOf(batch);
    for (const [change, place] of this.#places) {
      if (place >= this.#dropped) break;
      this.#places.delete(change);
    }
  }
}

function sizeOf({ lines }: Batch): number {
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
}
