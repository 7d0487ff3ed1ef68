import { dirname, join } from 'node:path';
import { generationOf } from '../../core/game/game.ts';
import type { Halves } from '../../contract/contract.ts';
import type { Disk, HeldFile } from '../disk/disk.ts';
import { writeWhole } from '../disk/durable-file.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { codeOf, FOLDER_LOST } from '../disk/trouble.ts';
import { parseRecord, type GameRecord } from '../record/game-record.ts';
import { newerInFile } from '../record/newer-game.ts';
import { LARGEST_RECORD } from '../record/record-bounds.ts';

export const JOURNAL = 'journal';

/** The journal of each half of a pair; a PC with one lane has the left one. */
export const JOURNALS: Halves<string> = { left: JOURNAL, right: 'journal-right' };

/** In bytes: room for a game of eight bowlers with many corrections. */
export const JOURNAL_SIZE = 128 * 1024;
/** A write of whole blocks does not have to read the old ones first. */
const BLOCK = 4096;
const SPACE = 0x20;

/** The content of an earlier run's journal. `newer`: a newer program wrote it; `id` is its game's, if readable. */
export type Journaled =
  | { readonly kind: 'game'; readonly record: GameRecord }
  | { readonly kind: 'newer'; readonly id: string | null; readonly file: string };

/**
 * A file with the newest text of one game, padded with spaces. It is overwritten in place, so that a save takes one
 * flush; but never while it alone holds an acknowledged change.
 */
export class Journal {
  readonly #disk: Disk;
  readonly #path: string;
  readonly #name: string;
  #size: number;
  #held: { readonly file: HeldFile; readonly size: number } | null = null;
  /** The length of the text that the next one must cover. */
  #used = 0;
  #game: string | null = null;
  #isForeign = false;
  #isDoubtful = false;
  /** Whether the sync of a removal failed. */
  #isUnsure = false;

  /** `size` is the file's size in bytes; 0: no journal. */
  constructor(disk: Disk, folder: string, size: number, name: string) {
    this.#disk = disk;
    this.#name = name;
    this.#path = join(folder, name);
    this.#size = size;
  }

  /** Whether it may hold a change that was not acknowledged. It must be removed before that change is taken back. */
  get isDoubtful(): boolean {
    return this.#isDoubtful;
  }

  /** Reads what an earlier run left; null if that is incomplete. Rejects with the system's error. */
  async read(): Promise<Journaled | null> {
    const document = await readBounded(this.#disk, this.#path, LARGEST_RECORD);
    // Something other than our file, or an unreadable file, is neither used nor replaced.
    this.#isForeign = document.kind === 'damaged';
    if (document.kind !== 'bytes') return null;
    const text = withoutSpaces(document.bytes);
    const reading = parseRecord(text);
    this.#isForeign = reading.kind === 'newer';
    if (reading.kind === 'newer') {
      const id = newerInFile(text)?.id ?? null;
      return { kind: 'newer', id, file: this.#name };
    }
    if (reading.kind === 'damaged') return null;
    this.#game = reading.value.id;
    return { kind: 'game', record: reading.value };
  }

  /**
   * Makes a new file, so that no process that still has the old one open can write into it. The old text must no longer
   * be needed. Rejects with the system's error.
   */
  async prepare(): Promise<void> {
    if (this.#size === 0 || this.#isForeign || (this.#held?.size ?? 0) >= this.#size) return;
    await this.remove();
    try {
      await writeWhole(this.#disk, this.#path, new Uint8Array(this.#size).fill(SPACE));
      await this.#disk.syncFolder(dirname(this.#path));
    } catch (error) {
      // Frees the space on a full disk.
      await this.#disk.remove(this.#path).catch(codeOf);
      throw error;
    }
    this.#held = { file: await this.#disk.hold(this.#path), size: this.#size };
    this.#used = 0;
  }

  /** Whether its file is still in place and the folder still ours. */
  async isThere(): Promise<boolean> {
    try {
      return (await this.#held?.file.isThere()) === true;
    } catch (error) {
      codeOf(error);
      return false;
    }
  }

  /** Whether this text fits. If not, the next journal gets room for a text twice as long. */
  takes(text: Uint8Array): boolean {
    if (this.#held === null) return false;
    if (text.length <= this.#held.size) return true;
    this.#size = Math.min(2 * text.length, LARGEST_RECORD);
    return false;
  }

  /**
   * Makes a game's text durable, if it `takes` it. After an error the journal is removed; if that fails too, it
   * `isDoubtful`. Rejects with the system's error.
   */
  async put(id: string, text: Uint8Array): Promise<void> {
    if (this.#held === null) return;
    const { file, size } = this.#held;
    const blocks = Math.ceil(text.length / BLOCK) * BLOCK;
    const bytes = new Uint8Array(Math.min(size, Math.max(blocks, this.#used))).fill(SPACE);
    bytes.set(text);
    try {
      await file.put(bytes);
    } catch (error) {
      // When the folder is lost, nothing was written.
      if (codeOf(error) !== FOLDER_LOST) this.#isDoubtful = true;
      throw error;
    }
    this.#used = text.length;
    this.#game = id;
  }

  /** Makes an earlier run's text durable. Rejects with the system's error. */
  async flush(): Promise<void> {
    const file = await this.#disk.append(this.#path);
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Removes the journal durably if it holds one of these games. Rejects with the system's error. */
  async forget(ids: readonly string[]): Promise<void> {
    if (this.#game !== null && ids.includes(this.#game)) await this.remove();
  }

  /** Removes the journal durably. Rejects with the system's error. */
  async remove(): Promise<void> {
    await this.close();
    try {
      await this.#disk.remove(this.#path);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    // After a failed sync the system may silently drop the removal. Creating an empty file is another change that it
    // has to write, and an empty file is not a journal.
    if (this.#isUnsure) await (await this.#disk.create(this.#path)).close();
    this.#isUnsure = true;
    await this.#disk.syncFolder(dirname(this.#path));
    this.#isUnsure = false;
    this.#game = null;
    this.#isDoubtful = false;
  }

  /** Closes the file; from now on games are saved directly as files. */
  async close(): Promise<void> {
    const held = this.#held;
    this.#held = null;
    await held?.file.close().catch(codeOf);
  }
}

/** A text without the spaces that pad the file. */
export function withoutSpaces(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.findLastIndex((byte) => byte !== SPACE) + 1);
}

/** The newest state of a game in the journals. */
export function aheadIn(journaled: readonly Journaled[], id: string): GameRecord | null {
  let ahead: GameRecord | null = null;
  for (const one of journaled) {
    if (one.kind !== 'game' || one.record.id !== id) continue;
    if (ahead === null || generationOf(one.record.game) > generationOf(ahead.game)) ahead = one.record;
  }
  return ahead;
}
