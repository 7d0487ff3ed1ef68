import { linesNaming } from '../archive/lines-naming.ts';
import { unitOf } from './copy-files.ts';
import type { CopiedFile } from './manifest.ts';
import type { Slot } from './slot.ts';
import type { SlotWriter } from './slot-writer.ts';
import type { Source } from './source.ts';
import { setImmediate } from 'node:timers/promises';
import { idIn, parseLine, type ArchivedLine } from '../archive/archived-line.ts';
import { asBuffer, piecesOf } from '../archive/pieces.ts';
import type { Reading } from '../record/sealed-text.ts';

/** Lines read before a ball may come in between. */
const LINES = 64;
const NEW_LINE = '\n';

/** A month's bytes for the copy, and whether the lane's file has unreadable lines. */
interface MonthCopy {
  readonly bytes: Uint8Array;
  readonly isDamaged: boolean;
}

/**
 * The lane's month file followed by games of the copy that the lane no longer reads: from damaged or lost lines,
 * never deleted ones. Where lines were only appended, as on most nights, nothing is parsed.
 */
export async function monthCopy(lane: Uint8Array, copy: Uint8Array): Promise<MonthCopy> {
  if (asBuffer(lane.subarray(0, copy.length)).equals(copy)) return { bytes: lane, isDamaged: false };
  const known = new Set<string>();
  let isDamaged = false;
  for await (const { reading } of linesOf(lane)) {
    if (reading.kind === 'read') known.add(idIn(reading.value));
    isDamaged ||= reading.kind === 'damaged';
  }
  const missed: Uint8Array[] = [];
  for await (const { reading, bytes } of linesOf(copy)) {
    const isGame = reading.kind === 'read' && reading.value.kind === 'game';
    if (isGame && !known.has(idIn(reading.value))) missed.push(bytes, Buffer.from(NEW_LINE));
  }
  if (missed.length === 0) return { bytes: lane, isDamaged };
  const end = Buffer.from(lane.at(-1) === 0x0a || lane.length === 0 ? '' : NEW_LINE);
  return { bytes: Buffer.concat([lane, end, ...missed]), isDamaged: true };
}

interface Line {
  readonly bytes: Uint8Array;
  readonly reading: Reading<ArchivedLine>;
}

async function* linesOf(month: Uint8Array): AsyncGenerator<Line> {
  let place = 0;
  for (const { bytes } of piecesOf(month, 0)) {
    if (place % LINES === 0) await setImmediate();
    place += 1;
    yield { bytes, reading: parseLine(bytes) };
  }
}

/**
 * Decides file by file what the new copy holds. It follows the lane with one exception: the last good version of a
 * file is never replaced by a damaged or missing one. A game leaves the copy once the lane's archive names it.
 */
export class Filling {
  /** Damaged or unreadable lane files. */
  damaged = 0;
  readonly #source: Source;
  readonly #before: Slot;
  readonly #writer: SlotWriter;
  readonly #pause: () => void;
  readonly #copy = new Map<string, CopiedFile>();
  /** What the lane no longer has, as far as seen; archived games do not count. */
  readonly #missing: Set<string>;

  constructor(source: Source, before: Slot, writer: SlotWriter, pause: () => void) {
    this.#source = source;
    this.#before = before;
    this.#writer = writer;
    this.#pause = pause;
    this.#missing = new Set([...before.files.keys()].map(unitOf));
  }

  async copy(unit: string, paths: readonly string[]): Promise<void> {
    this.#pause();
    const files = await this.#source.read(paths);
    if (files.length === 0) return;
    this.#missing.delete(unit);
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

  files(): readonly CopiedFile[] {
    // Quarantined files may be thrown away; anything else missing was lost.
    for (const unit of this.#missing)
      if (!unit.startsWith('quarantine/') && this.#isReadable(unit)) this.#keep(unit);
    return [...this.#copy.values()];
  }

  #isReadable(unit: string): boolean {
    return [...this.#before.readable].some((name) => unitOf(name) === unit);
  }

  #keep(unit: string): void {
    for (const [name, file] of this.#before.files) if (unitOf(name) === unit) this.#copy.set(name, file);
  }

  #lookFor(month: Uint8Array): void {
    for (const unit of this.#missing) {
      const [line] = linesNaming(month, unit);
      if (line !== undefined) this.#missing.delete(unit);
    }
  }
}
