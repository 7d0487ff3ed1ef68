import { basename, dirname, join } from 'node:path';
import type { Disk } from '../disk/disk.ts';
import { saveDurably, sweepTemps } from '../disk/durable-file.ts';
import { makeOwnFolder } from '../disk/own-folder.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { LARGEST_COPIED } from './copy-files.ts';
import { Halt } from './halt.ts';
import { hashOf } from './hash.ts';
import { LARGEST_MANIFEST, makeManifest, MANIFEST, type CopiedFile, type Manifest } from './manifest.ts';
import type { Slot } from './slot.ts';

/** Writes one of the two copies. Every method rejects with the disk's error or with `Halt`. */
export class SlotWriter {
  readonly #disk: Disk;
  readonly #slot: Slot;
  readonly #folders = new Set<string>();

  constructor(disk: Disk, slot: Slot) {
    this.#disk = disk;
    this.#slot = slot;
  }

  /** Until `finish` this is not a copy, so that nobody takes half old and half new for whole. */
  async begin(): Promise<void> {
    const { folder } = this.#slot;
    await this.#enter(folder);
    const manifest = join(folder, MANIFEST);
    if ((await this.#disk.look(manifest)) !== null) await this.#disk.remove(manifest);
    await this.#disk.syncFolder(folder);
  }

  /** The copy's file of this name; empty where nothing readable exists. */
  async read(name: string): Promise<Uint8Array> {
    const document = await readBounded(this.#disk, join(this.#slot.folder, name), LARGEST_COPIED);
    return document.kind === 'bytes' ? document.bytes : new Uint8Array();
  }

  /** Copies a file and reads it back; an identical one stays. */
  async put(name: string, bytes: Uint8Array): Promise<CopiedFile> {
    return this.#put({ name, size: bytes.length, sha256: await hashOf(bytes) }, bytes);
  }

  /** Stores a damaged file beside the last good one, under the same name every night. */
  async putAside(name: string, bytes: Uint8Array): Promise<CopiedFile> {
    const sha256 = await hashOf(bytes);
    const aside = `quarantine/${basename(name)}.${sha256.slice(0, 16)}`;
    return this.#put({ name: aside, size: bytes.length, sha256 }, bytes);
  }

  async #put(file: CopiedFile, bytes: Uint8Array): Promise<CopiedFile> {
    const { name } = file;
    const path = join(this.#slot.folder, name);
    await this.#enter(dirname(path));
    if (this.#slot.files.get(name)?.sha256 !== file.sha256)
      await this.#write(path, bytes, file.sha256, LARGEST_COPIED);
    return file;
  }

  /** Removes files the copy no longer has, and makes it valid. */
  async finish(manifest: Manifest): Promise<void> {
    const { folder, files } = this.#slot;
    const kept = new Set(manifest.files.map(({ name }) => name));
    const gone = [...files.keys()].filter((name) => !kept.has(name)).map((name) => join(folder, name));
    for (const path of gone) await this.#disk.remove(path);
    for (const changed of new Set(gone.map(dirname))) await this.#disk.syncFolder(changed);
    const bytes = new TextEncoder().encode(makeManifest(manifest));
    await this.#write(join(folder, MANIFEST), bytes, await hashOf(bytes), LARGEST_MANIFEST);
  }

  async #enter(folder: string): Promise<void> {
    if (this.#folders.has(folder)) return;
    this.#folders.add(folder);
    await makeOwnFolder(this.#disk, folder);
    // Only this program writes here, so a temp file is from an interrupted copy.
    await sweepTemps(this.#disk, folder, await this.#disk.list(folder), () => true);
  }

  async #write(path: string, bytes: Uint8Array, sha256: string, largest: number): Promise<void> {
    // Stryker disable next-line StringLiteral: only `keep` is ever asked for
    const saved = await saveDurably(this.#disk, path, bytes, 'leave');
    if (!saved.ok) throw new Halt(saved.error.trouble);
    const back = await readBounded(this.#disk, path, largest);
    if (back.kind !== 'bytes' || (await hashOf(back.bytes)) !== sha256) throw new Halt('not-verified');
  }
}
