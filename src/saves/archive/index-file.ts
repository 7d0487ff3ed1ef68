import { join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import { writeAll } from '../disk/durable-file.ts';
import { codeOf } from '../disk/trouble.ts';

/** A cache written without a sync. What could not be written stays in memory and follows with the next lines. */
export class IndexFile {
  readonly path: string;
  readonly #disk: Disk;
  /** The bytes that are ours; what follows them was torn. */
  #written = 0;
  #unwritten: Uint8Array = new Uint8Array();

  constructor(disk: Disk, folder: string, month: string) {
    this.#disk = disk;
    this.path = join(folder, `${month}.index`);
  }

  get size(): number {
    return this.#written + this.#unwritten.length;
  }

  /** The size of the existing file; 0 above `most`, which no index of ours reaches. */
  async length(most: number): Promise<number> {
    const entry = await this.#disk.look(this.path);
    return entry?.kind === 'file' && entry.size <= most ? entry.size : 0;
  }

  /** Accepts this many bytes of the existing file as ours. */
  trust(size: number): void {
    [this.#written, this.#unwritten] = [size, new Uint8Array()];
  }

  /** Bytes between two places; fewer where the file was truncated. */
  async part(from: number, to: number): Promise<Uint8Array> {
    const written = this.#written;
    const behind = this.#unwritten.subarray(Math.max(0, from - written), Math.max(0, to - written));
    const end = Math.min(to, written);
    if (from >= end) return behind;
    const read = await this.#disk.readPart(this.path, from, end - from);
    return behind.length === 0 ? read : Buffer.concat([read, behind]);
  }

  async add(lines: Uint8Array): Promise<void> {
    this.#unwritten = Buffer.concat([this.#unwritten, lines]);
    try {
      await this.#write(this.#unwritten);
      [this.#written, this.#unwritten] = [this.size, new Uint8Array()];
    } catch (error) {
      codeOf(error);
    }
  }

  /** Removes the file and forgets it. Rejects on failure. */
  async remove(): Promise<void> {
    this.trust(0);
    const entry = await this.#disk.look(this.path);
    // If a folder has its name, the index lives in memory only.
    if (entry !== null && entry.kind !== 'folder') await this.#disk.remove(this.path);
  }

  async #write(bytes: Uint8Array): Promise<void> {
    if ((await this.#disk.look(this.path)) === null) await (await this.#disk.create(this.path)).close();
    const file = await this.#disk.append(this.path);
    try {
      await file.cut(this.#written);
      await writeAll(file, bytes);
    } finally {
      await file.close();
    }
  }
}
