import { dirname, join } from 'node:path';
import type { Disk, HeldFile } from '../disk/disk.ts';
import { writeWhole } from '../disk/durable-file.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { codeOf, FOLDER_LOST } from '../disk/trouble.ts';
import { parseRecord, type GameRecord } from '../record/game-record.ts';
import { newerInFile } from '../record/newer-game.ts';
import { LARGEST_RECORD } from '../record/record-bounds.ts';

export const JOURNAL = 'journal';

/** Room for the text of eight bowlers with many corrections, in bytes. */
export const JOURNAL_SIZE = 128 * 1024;
/** Whole blocks are overwritten without being read. */
const BLOCK = 4096;
const SPACE = 0x20;

/** What the journal of an earlier run holds; `newer`: of a newer program, by the game's id if that can be read. */
export type Journaled =
  | { readonly kind: 'game'; readonly record: GameRecord }
  | { readonly kind: 'newer'; readonly id: string | null };

/**
 * One file that holds the newest text of one game and spaces behind it. It is overwritten in place, so that a save
 * takes one flush, and never while it alone holds an acknowledged change.
 */
export class Journal {
  readonly #disk: Disk;
  readonly #path: string;
  #size: number;
  #held: { readonly file: HeldFile; readonly size: number } | null = null;
  /** How far a text reaches that is to be covered. */
  #used = 0;
  #game: string | null = null;
  #isForeign = false;
  #isDoubtful = false;
  /** Whether a removal was not synced. */
  #isUnsure = false;

  /** `size` is how large it is made, in bytes; 0: none is made. */
  constructor(disk: Disk, folder: string, size: number) {
    this.#disk = disk;
    this.#path = join(folder, JOURNAL);
    this.#size = size;
  }

  /** Whether it may hold a change that nobody was told of; it must be removed before that is taken back. */
  get isDoubtful(): boolean {
    return this.#isDoubtful;
  }

  /** Reads what an earlier run left; null when that is nothing whole. Rejects with the system's error. */
  async read(): Promise<Journaled | null> {
    const document = await readBounded(this.#disk, this.#path, LARGEST_RECORD);
    // What is no file of ours, or cannot be read now, is neither used nor replaced.
    this.#isForeign = document.kind === 'damaged';
    if (document.kind !== 'bytes') return null;
    const text = withoutSpaces(document.bytes);
    const reading = parseRecord(text);
    this.#isForeign = reading.kind === 'newer';
    if (reading.kind === 'newer') return { kind: 'newer', id: newerInFile(text)?.id ?? null };
    if (reading.kind === 'damaged') return null;
    this.#game = reading.value.id;
    return { kind: 'game', record: reading.value };
  }

  /**
   * Makes it anew, so that nobody who once held the file can write into it. It must hold nothing that is needed.
   * Rejects with the system's error.
   */
  async prepare(): Promise<void> {
    if (this.#size === 0 || this.#isForeign || (this.#held?.size ?? 0) >= this.#size) return;
    await this.remove();
    try {
      await writeWhole(this.#disk, this.#path, new Uint8Array(this.#size).fill(SPACE));
      await this.#disk.syncFolder(dirname(this.#path));
    } catch (error) {
      // A full disk needs the room.
      await this.#disk.remove(this.#path).catch(codeOf);
      throw error;
    }
    this.#held = { file: await this.#disk.hold(this.#path), size: this.#size };
    this.#used = 0;
  }

  /** Whether its file is still in its place, and nobody else has the folder. */
  async isThere(): Promise<boolean> {
    try {
      return (await this.#held?.file.isThere()) === true;
    } catch (error) {
      codeOf(error);
      return false;
    }
  }

  /** Whether this text fits; if not, the next journal has room for one twice as long. */
  takes(text: Uint8Array): boolean {
    if (this.#held === null) return false;
    if (text.length <= this.#held.size) return true;
    this.#size = Math.min(2 * text.length, LARGEST_RECORD);
    return false;
  }

  /**
   * Makes a game's text durable, if it `takes` it. After an error it is removed; if that fails too, it `isDoubtful`.
   * Rejects with the system's error.
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
      // Who has lost the folder has written nothing.
      if (codeOf(error) !== FOLDER_LOST) this.#isDoubtful = true;
      throw error;
    }
    this.#used = text.length;
    this.#game = id;
  }

  /** Makes durable what an earlier run left in it. Rejects with the system's error. */
  async flush(): Promise<void> {
    const file = await this.#disk.append(this.#path);
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Removes it, durably, if it holds one of these games. Rejects with the system's error. */
  async forget(ids: readonly string[]): Promise<void> {
    if (this.#game !== null && ids.includes(this.#game)) await this.remove();
  }

  /** Removes it durably. Rejects with the system's error. */
  async remove(): Promise<void> {
    await this.close();
    try {
      await this.#disk.remove(this.#path);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    // The system may drop a removal whose sync failed, without a further error. An empty file in its place is another
    // change, and no journal.
    if (this.#isUnsure) await (await this.#disk.create(this.#path)).close();
    this.#isUnsure = true;
    await this.#disk.syncFolder(dirname(this.#path));
    this.#isUnsure = false;
    this.#game = null;
    this.#isDoubtful = false;
  }

  /** Lets go of the file; from now on games are saved as their files alone. */
  async close(): Promise<void> {
    const held = this.#held;
    this.#held = null;
    await held?.file.close().catch(codeOf);
  }
}

/** A text without the spaces that fill the file behind it. */
export function withoutSpaces(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.findLastIndex((byte) => byte !== SPACE) + 1);
}
