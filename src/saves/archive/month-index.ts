import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { Disk, Entry } from '../disk/disk.ts';
import { counterOf } from '../record/game-id.ts';
import { OneAtATime } from '../disk/one-at-a-time.ts';
import { codeOf } from '../disk/trouble.ts';
import { Columns } from './columns.ts';
import { ColumnsRoom } from './columns-room.ts';
import { IndexFile } from './index-file.ts';
import { NOTHING, indexed, type IndexedRange } from './index-making.ts';
import { parseIndexLine, sumOf, type IndexLine } from './index-line.ts';
import {
  isGame,
  lineAround,
  search,
  seek,
  type IndexedGame,
  type Sought,
  type Wanted,
} from './index-search.ts';
import type { MonthFile } from './month-file.ts';
import { nextPieces } from './month-lines.ts';
import { PlacedGames } from './placed-games.ts';
import { together, type Place } from './places.ts';
import { NEW_LINE, piecesOf } from './pieces.ts';

/** How far a month's index reaches, and whether that is the whole month. */
export interface Known extends IndexedRange {
  /** From the month's file when it was last read. */
  readonly stamp: string;
  readonly isWhole: boolean;
}

/** Reports an unused line, or the whole file (`no-file`); it stays where it is. */
export type Tell = (kind: 'damaged' | 'newer' | 'no-file') => void;

/** In bytes, the first part of the index's end to read: a line of a large party has a thousand. */
const TAIL = 16 * 1024;
/** Index bytes stay below this share of the month's file, and never reach this number. */
const BYTES_A_BYTE = 4;
const LARGEST_INDEX = 512 * 1024 * 1024;
/** Reads of an index at once. */
const SIDE_BY_SIDE = 16;
/** Bytes of a month's file indexed per step: about 10 ms. */
const STEP = 128 * 1024;

/** A month's index: built from its file, compared with it, and rebuilt whenever the two disagree. */
export class MonthIndex {
  readonly #file: MonthFile;
  readonly #index: IndexFile;
  readonly #tell: Tell;
  readonly #room: ColumnsRoom;
  #preparing: { readonly known: Known; readonly placed: PlacedGames } | null = null;
  readonly #steps = new OneAtATime();
  #known: Known | null = null;
  /** How often in a row this run's own lines were missing when they were to be extended. */
  #lost = 0;

  constructor(disk: Disk, folder: string, file: MonthFile, tell: Tell, room = new ColumnsRoom()) {
    this.#file = file;
    this.#room = room;
    this.#index = new IndexFile(disk, folder, file.month);
    this.#tell = tell;
  }

  /** How far the index went when last read; null if never. */
  get known(): Known | null {
    return this.#known;
  }

  /** Indexes one step further. Rejects with the system's error. */
  step(): Promise<Known> {
    return this.#steps.run(async () => {
      const entry = await this.#file.look();
      if (entry?.kind !== 'file') {
        if (entry !== null) this.#tell('no-file');
        await this.#drop();
        return { ...NOTHING, stamp: '', isWhole: true };
      }
      if (this.#known?.isWhole === true && this.#known.stamp === entry.stamp) return this.#known;
      this.#known = await this.#extended(await this.#agreed(entry), entry);
      return this.#known;
    });
  }

  /** Completes the index. Rejects with the system's error. */
  async whole(): Promise<Known> {
    let known = await this.step();
    while (!known.isWhole) known = await this.step();
    return known;
  }

  /** The wanted games of this month. */
  newest(wanted: Wanted): Promise<readonly IndexedGame[]> {
    return this.#asked(async (known) => {
      if (wanted.before !== null && (counterOf(wanted.before) ?? 0) < known.low) return [];
      return this.#newestOf(wanted);
    });
  }

  /** What filters ask of this month's games. */
  columns(): Promise<Columns> {
    return this.#asked(async (known) => {
      const kept = this.#room.get(this.#file.month, known);
      if (kept !== null) return kept;
      const bytes = await this.#whole(known);
      if (bytes === null) return null;
      const placed = new PlacedGames(bytes);
      for (let step = placed.step(); ; step = placed.step()) {
        if (step?.more !== true) return step === null ? null : this.#made(known, placed);
        // A ball need not wait for a search.
        await setImmediate();
      }
    });
  }

  /** Makes the columns ahead of a question, one step; true while more is left. Rejects with the system's error. */
  async prepare(): Promise<boolean> {
    const known = await this.whole();
    const { month } = this.#file;
    if (this.#room.isFull || this.#room.get(month, known) !== null) return false;
    if (this.#preparing?.known !== known) {
      const bytes = await this.#whole(known);
      // The next question finds the damage.
      if (bytes === null) return false;
      this.#preparing = { known, placed: new PlacedGames(bytes) };
    }
    const { placed } = this.#preparing;
    const step = placed.step();
    if (step?.more === true) return true;
    if (step !== null) this.#made(known, placed);
    this.#preparing = null;
    return false;
  }

  /** The games of these lines of the index, in their order; null when one is no longer there. */
  async gamesAt(places: readonly Place[]): Promise<readonly IndexedGame[] | null> {
    const lines = new Map<number, IndexedGame>();
    // Side by side: lines of one bowler are far apart, and each call alone waits longer than it reads.
    for (let parts = together(places); parts.length > 0; parts = parts.slice(SIDE_BY_SIDE)) {
      const some = parts.slice(0, SIDE_BY_SIDE);
      const read = await Promise.all(some.map(({ from, to }) => this.#part(from, to)));
      for (const [index, part] of some.entries()) {
        const bytes = read[index] ?? null;
        if (bytes === null) return null;
        for (const { start, length } of part.places) {
          const line = parseIndexLine(bytes.subarray(start - part.from, start - part.from + length))?.line;
          if (line === undefined || !isGame(line)) return null;
          lines.set(start, line);
        }
      }
    }
    return places.flatMap(({ start }) => lines.get(start) ?? []);
  }

  async find(id: string): Promise<Sought> {
    const { sought } = await this.#asked(async (known) => {
      const bytes = await this.#whole(known);
      return bytes === null ? null : seek(bytes, id);
    });
    return sought;
  }

  /** Removes the index, which is rebuilt when needed. Rejects on failure. */
  forget(): Promise<void> {
    return this.#steps.run(() => this.#drop());
  }

  async #asked<T>(ask: (known: Known) => Promise<T | null>): Promise<T> {
    const answer = await ask(await this.whole());
    if (answer !== null) return answer;
    // Damaged in a part not read since the start, or removed since.
    await this.forget();
    const again = await ask(await this.whole());
    if (again !== null) return again;
    throw damagedAgain();
  }

  async #newestOf(wanted: Wanted): Promise<readonly IndexedGame[] | null> {
    for (let window = TAIL; ; window *= 4) {
      const from = Math.max(0, this.#index.size - window);
      const bytes = await this.#from(from);
      if (bytes === null) return null;
      const found = search(from === 0 ? bytes : bytes.subarray(bytes.indexOf(NEW_LINE) + 1), wanted);
      if (found === null || found.isAll || from === 0) return found?.games ?? null;
    }
  }

  async #whole({ crc }: Known): Promise<Uint8Array | null> {
    const bytes = await this.#from(0);
    return bytes !== null && crc32(bytes) === crc ? bytes : null;
  }

  #made({ crc, size }: Known, placed: PlacedGames): Columns {
    const columns = new Columns(placed.games(), this.#file.month);
    this.#room.keep(this.#file.month, { columns, crc, size });
    return columns;
  }

  /** The rest of the index; null when part of it is missing. */
  #from(from: number): Promise<Uint8Array | null> {
    return this.#part(from, this.#index.size);
  }

  async #part(from: number, to: number): Promise<Uint8Array | null> {
    try {
      const bytes = await this.#index.part(from, to);
      return bytes.length === to - from ? bytes : null;
    } catch (error) {
      codeOf(error);
      return null;
    }
  }

  async #drop(): Promise<void> {
    this.#known = null;
    this.#room.drop(this.#file.month);
    await this.#index.remove();
  }

  /** How far the existing index reaches; nothing when it is not this file's. */
  async #agreed({ size }: Entry): Promise<IndexedRange> {
    if (this.#known === null)
      this.#index.trust(await this.#index.length(Math.min(size * BYTES_A_BYTE, LARGEST_INDEX)));
    const reach = await this.#reach();
    if (reach !== null) return reach;
    // Missing before it was complete: somebody may have removed it once.
    this.#lost = this.#known?.isWhole === false ? this.#lost + 1 : 0;
    await this.#drop();
    if (this.#lost > 1) throw damagedAgain();
    return NOTHING;
  }

  /** The range of the index's last line; null when that is damaged or matches no piece of the file. */
  async #reach(): Promise<IndexedRange | null> {
    const { size } = this.#index;
    for (let window = TAIL; ; window *= 4) {
      const from = Math.max(0, size - window);
      const tail = await this.#from(from);
      if (tail === null) return null;
      // The line of a hundred bowlers begins before the window.
      if (from > 0 && tail.lastIndexOf(NEW_LINE, -2) === -1) continue;
      const last = lineAround(tail, tail.length - 1);
      // Its stored place shows whether earlier lines are missing.
      if (last === null || last.line.place !== from + last.start || !(await this.#isIn(last.line)))
        return null;
      const { at, length, low, top } = last.line;
      return { end: at + length, low, top, size, crc: crc32(tail.subarray(last.start), last.all) };
    }
  }

  async #isIn({ at, length, sum }: IndexLine): Promise<boolean> {
    const [piece] = piecesOf(await this.#file.part(at, length), at);
    return piece?.length === length && sumOf(piece.bytes) === sum;
  }

  async #extended(before: IndexedRange, { size, stamp }: Entry): Promise<Known> {
    let reach = before;
    let text = '';
    for (const piece of await nextPieces(this.#file, before.end, STEP)) {
      const next = indexed(piece, reach);
      if (next.kind === 'damaged') this.#tell('damaged');
      if (next.kind === 'newer' || next.kind === 'newer-nameless') this.#tell('newer');
      text += next.text;
      reach = next;
    }
    if (text !== '') await this.#index.add(new TextEncoder().encode(text));
    // Only a torn line is left.
    const { end, low, top, crc, size: length } = reach;
    return { end, low, top, crc, size: length, stamp, isWhole: text === '' || end === size };
  }
}

/** The disk is at fault: an index made a moment ago cannot be read. */
export function damagedAgain(): Error {
  return Object.assign(new Error('an index that was just made is damaged'), { code: 'EIO' });
}
