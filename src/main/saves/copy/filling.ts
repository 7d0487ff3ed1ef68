import { linesNaming } from '../archive/lines-naming.ts';
import { unitOf } from './copy-files.ts';
import { monthCopy } from './months.ts';
import type { CopiedFile } from './manifest.ts';
import type { Slot } from './slot.ts';
import type { SlotWriter } from './slot-writer.ts';
import type { Source } from './source.ts';

/**
 * Decides file by file what the new copy has. It follows the lane, with one exception: the last good copy of something
 * is never given up for a damaged file, or for none. A game goes from the copy when the lane's archive names it.
 */
export class Filling {
  /** How many files of the lane are damaged or cannot be read. */
  damaged = 0;
  readonly #source: Source;
  readonly #before: Slot;
  readonly #writer: SlotWriter;
  readonly #pause: () => void;
  readonly #copy = new Map<string, CopiedFile>();
  /** What the lane had. */
  readonly #seen = new Set<string>();
  /** Games of the copy that the lane has handed over to its archive, or deleted from it. */
  readonly #archived = new Set<string>();

  constructor(source: Source, before: Slot, writer: SlotWriter, pause: () => void) {
    this.#source = source;
    this.#before = before;
    this.#writer = writer;
    this.#pause = pause;
  }

  /** Copies what belongs together. */
  async copy(unit: string, paths: readonly string[]): Promise<void> {
    this.#pause();
    const files = await this.#source.read(paths);
    if (files.length === 0) return;
    this.#seen.add(unit);
    this.damaged += files.filter(({ whole }) => !whole).length;
    const keeps = !files.some(({ whole }) => whole) && this.#isReadable(unit);
    for (const { name, bytes } of files) {
      if (bytes === null) continue;
      const put = keeps ? this.#writer.putAside(name, bytes) : this.#put(name, bytes);
      const file = await put;
      this.#copy.set(file.name, file);
    }
    if (keeps) this.#keep(unit);
  }

  async #put(name: string, bytes: Uint8Array): Promise<CopiedFile> {
    if (!name.startsWith('archive/')) return this.#writer.put(name, bytes);
    const month = await monthCopy(bytes, await this.#writer.read(name));
    if (month.isDamaged) this.damaged += 1;
    this.#lookFor(month.bytes);
    return this.#writer.put(name, month.bytes);
  }

  /** Every file of the copy, when everything was copied. */
  files(): readonly CopiedFile[] {
    for (const name of this.#before.files.keys()) {
      const unit = unitOf(name);
      if (!this.#seen.has(unit) && this.#isMissed(unit)) this.#keep(unit);
    }
    return [...this.#copy.values()];
  }

  /** Whether what the lane no longer has was lost, rather than put in its place or taken out. */
  #isMissed(unit: string): boolean {
    return !unit.startsWith('quarantine/') && this.#isReadable(unit) && !this.#archived.has(unit);
  }

  #isReadable(unit: string): boolean {
    return [...this.#before.readable].some((name) => unitOf(name) === unit);
  }

  #keep(unit: string): void {
    for (const [name, file] of this.#before.files) if (unitOf(name) === unit) this.#copy.set(name, file);
  }

  #lookFor(month: Uint8Array): void {
    const gone = [...this.#before.files.keys()].map(unitOf).filter((unit) => !this.#seen.has(unit));
    for (const unit of new Set(gone)) {
      const [line] = linesNaming(month, unit);
      if (line !== undefined) this.#archived.add(unit);
    }
  }
}
