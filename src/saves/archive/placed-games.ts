import { parseIndexLine } from './index-line.ts';
import { ageOf, isGame, type IndexedGame } from './index-search.ts';
import { NEW_LINE } from './pieces.ts';

/** A game and its line in the index, in bytes. */
export interface PlacedGame {
  readonly game: IndexedGame;
  readonly start: number;
  readonly length: number;
}

/** Index lines read per step: about 10 ms. */
const LINES_A_STEP = 250;

/** Reads a whole index, some lines at a time: each game once, at its highest generation, without deleted ones. */
export class PlacedGames {
  readonly #bytes: Uint8Array;
  readonly #games = new Map<string, PlacedGame>();
  readonly #deleted = new Set<string>();
  #start = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Reads the next lines: whether more are left; null when one is damaged. */
  step(): { readonly more: boolean } | null {
    for (let lines = 0; lines < LINES_A_STEP && this.#start < this.#bytes.length; lines += 1) {
      const end = this.#bytes.indexOf(NEW_LINE, this.#start) + 1;
      const line = parseIndexLine(this.#bytes.subarray(this.#start, end))?.line;
      if (line === undefined) return null;
      if (line.kind === 'deleted') this.#deleted.add(line.id);
      if (isGame(line)) this.#take({ game: line, start: this.#start, length: end - this.#start });
      this.#start = end;
    }
    return { more: this.#start < this.#bytes.length };
  }

  /** Those read so far. */
  games(): readonly PlacedGame[] {
    return [...this.#games.values()].filter(({ game }) => !this.#deleted.has(game.summary.id));
  }

  #take(placed: PlacedGame): void {
    const { id } = placed.game.summary;
    const other = this.#games.get(id);
    if (other === undefined || ageOf(other.game) <= ageOf(placed.game)) this.#games.set(id, placed);
  }
}
