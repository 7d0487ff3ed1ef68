import type { Columns } from './columns.ts';

/** In bytes: a quarter of a million games. Beyond, the oldest months are read for each question. */
const MOST = 24 * 1024 * 1024;

/** A month's columns, and the index that they were made of. */
export interface MadeColumns {
  readonly columns: Columns;
  readonly crc: number;
  readonly size: number;
}

/** The room in memory that all months share for their columns; what does not fit is made again for each question. */
export class ColumnsRoom {
  readonly #kept = new Map<string, MadeColumns>();
  readonly #most: number;
  #used = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Those made of this index; null when there are none. */
  get(month: string, { crc, size }: Pick<MadeColumns, 'crc' | 'size'>): Columns | null {
    const kept = this.#kept.get(month);
    return kept?.crc === crc && kept.size === size ? kept.columns : null;
  }

  get isFull(): boolean {
    return this.#used >= this.#most;
  }

  keep(month: string, made: MadeColumns): void {
    this.drop(month);
    // Full for good: months that push each other out would all be made again for every question.
    this.#used += made.columns.bytes;
    if (this.#used <= this.#most) this.#kept.set(month, made);
    else this.#used = Math.max(this.#most, this.#used - made.columns.bytes);
  }

  drop(month: string): void {
    this.#used -= this.#kept.get(month)?.columns.bytes ?? 0;
    this.#kept.delete(month);
  }
}
