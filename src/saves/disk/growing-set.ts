import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Disk, NewFile } from './disk.ts';
import { writeAll } from './durable-file.ts';
import { nameTogether, removed, tempOf } from './durable-set.ts';
import { codeOf, troubleOf } from './trouble.ts';

/** In bytes. A disk that has more to write out makes a ball wait that is saved beside it. */
const SYNC_EVERY = 1024 * 1024;

interface Growing {
  readonly temp: string;
  readonly file: NewFile;
  /** Bytes since the last sync. */
  unsynced: number;
}

/**
 * Files that grow together in one folder and get their names together at the end, so that nobody takes half of one for
 * whole. On any failure, and if it is given up, nothing stays.
 */
export class GrowingSet {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #files: Growing[] = [];

  private constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.#folder = folder;
  }

  /** Creates a file for each of these names. */
  static async begin(
    disk: Disk,
    folder: string,
    names: readonly string[],
  ): Promise<Result<GrowingSet, SaveTrouble>> {
    const set = new GrowingSet(disk, folder);
    for (const name of names) {
      const added = await set.add(name);
      if (!added.ok) return added;
    }
    return ok(set);
  }

  /** Creates one more file; its number follows those before, from 0. */
  add(name: string): Promise<Result<null, SaveTrouble>> {
    return this.#tried(async () => {
      const temp = tempOf(this.#folder, name);
      this.#files.push({ temp, file: await this.#disk.create(temp), unsynced: 0 });
    });
  }

  /** Adds bytes to one of the files. */
  write(number: number, bytes: Uint8Array): Promise<Result<null, SaveTrouble>> {
    return this.#tried(async () => {
      const growing = this.#files[number];
      if (growing === undefined) throw new Error(`no file ${String(number)}`);
      await writeAll(growing.file, bytes);
      growing.unsynced += bytes.length;
      if (growing.unsynced < SYNC_EVERY) return;
      await growing.file.sync();
      growing.unsynced = 0;
    });
  }

  /** Makes all of them durable under these names, which the caller has found free. */
  async finish(names: readonly string[]): Promise<Result<null, SaveTrouble>> {
    const synced = await this.#tried(async () => {
      for (const { file } of this.#files) await file.sync();
      await this.#close();
    });
    if (!synced.ok) return synced;
    const made = this.#files.map(({ temp }, number) => ({
      temp,
      path: join(this.#folder, names[number] ?? ''),
    }));
    this.#files.length = 0;
    return nameTogether(this.#disk, this.#folder, made);
  }

  /** Removes all of them. */
  async abandon(): Promise<void> {
    await this.#close().catch(codeOf);
    for (const { temp } of this.#files.splice(0)) await removed(this.#disk, temp);
  }

  async #tried(work: () => Promise<void>): Promise<Result<null, SaveTrouble>> {
    try {
      await work();
      return ok(null);
    } catch (error) {
      const trouble = troubleOf(error);
      await this.abandon();
      return err(trouble);
    }
  }

  /** Rejects with the first error, after every file was tried. */
  async #close(): Promise<void> {
    const closed = await Promise.allSettled(this.#files.map(({ file }) => file.close()));
    for (const one of closed) if (one.status === 'rejected') throw one.reason;
  }
}
