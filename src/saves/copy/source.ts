import { join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import { readBounded, type BoundedRead } from '../disk/read-bounded.ts';
import { codeOf } from '../disk/trouble.ts';
import { filesOf, isWhole, LARGEST_COPIED, unitOf } from './copy-files.ts';
import { Halt } from './halt.ts';

/** A file as read; null when unreadable or not a file. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array | null;
  readonly whole: boolean;
}

/** The data folder being copied while the lane saves: each file is read once, and is old or new, but whole. */
export class Source {
  readonly #disk: Disk;
  readonly #folder: string;

  constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.#folder = folder;
  }

  /** Files grouped in copying order: both generations of a game, every other file alone. */
  async *units(): AsyncGenerator<readonly [unit: string, names: readonly string[]]> {
    try {
      for await (const names of filesOf(this.#disk, this.#folder)) yield* together(names);
    } catch (error) {
      codeOf(error);
      throw new Halt('source');
    }
  }

  /** Reads them; files gone by now are left out. */
  async read(names: readonly string[]): Promise<readonly SourceFile[]> {
    const files: SourceFile[] = [];
    for (const name of names) {
      const document = await this.#document(name);
      if (document?.kind === 'missing') continue;
      const bytes = document?.kind === 'bytes' ? document.bytes : null;
      files.push({ name, bytes, whole: bytes !== null && isWhole(name, bytes) });
    }
    return files;
  }

  /** Null when the disk cannot even stat it. */
  async #document(name: string): Promise<BoundedRead | null> {
    try {
      return await readBounded(this.#disk, join(this.#folder, name), LARGEST_COPIED);
    } catch (error) {
      codeOf(error);
      return null;
    }
  }
}

function together(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const units = new Map<string, string[]>();
  for (const name of names) units.set(unitOf(name), [...(units.get(unitOf(name)) ?? []), name]);
  return units;
}
