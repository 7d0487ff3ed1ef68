import { ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { GrowingFiles } from './export-folder.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import type { Writing } from './written-kinds.ts';

/** In characters: as much of a file is kept until it is written. */
const MOST_KEPT = 64 * 1024;

/** The texts of an export, written in large pieces. */
export class GrowingTexts {
  readonly #set: GrowingFiles['set'];
  readonly #texts: { readonly writing: Writing; text: string }[];

  /** The writings are the first files of the set, in their order. */
  constructor(set: GrowingFiles['set'], writings: readonly Writing[]) {
    this.#set = set;
    this.#texts = writings.map((writing) => ({ writing, text: writing.begin }));
  }

  /** Adds a game to each text. */
  async add(record: GameRecord): Promise<Result<null, SaveTrouble>> {
    for (const one of this.#texts) one.text += one.writing.add(record);
    return this.#write(MOST_KEPT);
  }

  /** Writes what is left. */
  end(): Promise<Result<null, SaveTrouble>> {
    return this.#write(1);
  }

  async #write(least: number): Promise<Result<null, SaveTrouble>> {
    for (const [number, one] of this.#texts.entries()) {
      if (one.text.length < least) continue;
      const written = await this.#set.write(number, new TextEncoder().encode(one.text));
      if (!written.ok) return written;
      one.text = '';
    }
    return ok(null);
  }
}
