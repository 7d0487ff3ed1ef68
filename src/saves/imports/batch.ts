import type { SaveTrouble } from '../../contract/contract.ts';
import type { GameLine } from '../archive/archive.ts';
import { makeGameLine } from '../archive/archived-line.ts';
import { monthOf } from '../archive/month-name.ts';
import type { GameRecord } from '../record/game-record.ts';

/** Games for one month of the archive. */
export interface MonthLines {
  readonly month: string;
  readonly lines: readonly GameLine[];
}

/** Makes lines durable; the trouble if the disk refuses. */
export type AddLines = (lines: MonthLines) => Promise<SaveTrouble | null>;

export interface BatchedGame {
  readonly record: GameRecord;
  readonly kind: 'fresh' | 'taken';
}

/** A month's games after the disk has answered. */
export interface Flushed {
  readonly games: readonly BatchedGame[];
  readonly trouble: SaveTrouble | null;
}

/** In bytes: a ball waits for one batch at most. */
const BATCH = 128 * 1024;

/** Games on their way to the archive, month by month. */
export class Batch {
  readonly #add: AddLines;
  readonly #months = new Map<string, { readonly lines: GameLine[]; readonly games: BatchedGame[] }>();
  #bytes = 0;

  constructor(add: AddLines) {
    this.#add = add;
  }

  /** True once it is time to flush. */
  add(game: BatchedGame): boolean {
    const name = monthOf(game.record.game.setup.startedAt);
    const month = this.#months.get(name) ?? { lines: [], games: [] };
    const text = makeGameLine(game.record);
    month.lines.push({ id: game.record.id, text });
    month.games.push(game);
    this.#months.set(name, month);
    this.#bytes += text.length;
    return this.#bytes >= BATCH;
  }

  /** Hands everything over; after a refusal the rest is not tried. */
  async flush(): Promise<readonly Flushed[]> {
    const flushed: Flushed[] = [];
    let trouble: SaveTrouble | null = null;
    for (const [month, { lines, games }] of this.#months) {
      trouble ??= await this.#add({ month, lines });
      flushed.push({ games, trouble });
    }
    this.#months.clear();
    this.#bytes = 0;
    return flushed;
  }
}
