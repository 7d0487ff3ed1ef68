import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Disk, Entry, GrowingFile } from '../disk/disk.ts';
import { saveDurably, writeAll } from '../disk/durable-file.ts';
import { codeOf, troubleOf } from '../disk/trouble.ts';
import type { GameRecord } from '../record/game-record.ts';
import { makeGameLine, makeTombstone, parseLine } from './archived-line.ts';
import { asBuffer, piecesOf, wholeLines, type Piece } from './pieces.ts';

const WINDOW = 64 * 1024;
/** A larger file is none of ours, in bytes: a lane plays in no month the million games that it takes. */
const LARGEST_MONTH = 512 * 1024 * 1024;

/** The end of the whole lines of a file; `isOpen`: a last line that is good is only not ended. */
interface End {
  readonly length: number;
  readonly isOpen: boolean;
}

/** What becomes of some of the games of a month. */
export interface Rewriting {
  /** Whether a line may hold one of them: all others are not even checked. */
  readonly concerns: (line: Uint8Array) => boolean;
  /** The game as it is to be; null: as it is. */
  readonly change: (record: GameRecord) => GameRecord | null;
}

/** The file of a month: lines are put behind others; only what was taken out for ever writes it anew. */
export class MonthFile {
  readonly month: string;
  readonly path: string;
  readonly #disk: Disk;
  readonly #folder: string;
  /** Whether the file's name is surely on the platter. */
  #isNamed = false;
  /** After a failed sync nobody knows what of the file is on the platter: the next lines go to a new file. */
  #isUnsure = false;

  constructor(disk: Disk, folder: string, month: string) {
    this.#disk = disk;
    this.#folder = folder;
    this.month = month;
    this.path = join(folder, `${month}.jsonl`);
  }

  /** The file as it is now; null when there is none. One that is far too large is refused before it is read, as `other`. */
  async look(): Promise<Entry | null> {
    const entry = await this.#disk.look(this.path);
    return entry?.kind === 'file' && entry.size > LARGEST_MONTH ? { ...entry, kind: 'other' } : entry;
  }

  part(at: number, length: number): Promise<Uint8Array> {
    return this.#disk.readPart(this.path, at, length);
  }

  /** Adds lines, each with its end, durably: ok means that they are on the platter. On trouble the file is as before. */
  async add(lines: string): Promise<Result<null, SaveTrouble>> {
    const bytes = new TextEncoder().encode(lines);
    try {
      const entry = await this.look();
      // What is no file of ours is neither replaced nor written to.
      if (entry !== null && entry.kind !== 'file') return err('not-allowed');
      if ((entry?.size ?? 0) + bytes.length > LARGEST_MONTH) return err('too-large');
      // Stryker disable next-line ArrowFunction: neither is a line
      if (entry === null || this.#isUnsure) return await this.#anew(() => null, bytes);
      await this.#behind(entry.size, bytes);
      return ok(null);
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /** Writes the file anew without the lines of a game and with its tombstone; what cannot be read stays byte for byte. */
  async bury(id: string): Promise<Result<null, SaveTrouble>> {
    const name = `"id":${JSON.stringify(id)}`;
    const tombstone = new TextEncoder().encode(makeTombstone(id));
    try {
      return await this.#anew(
        ({ bytes }) => (asBuffer(bytes).includes(name) ? new Uint8Array() : null),
        tombstone,
      );
    } catch (error) {
      return err(troubleOf(error));
    }
  }

  /** The lines that a rewriting makes, by where the old ones begin. Rejects with the system's error. */
  async changed({ concerns, change }: Rewriting): Promise<ReadonlyMap<number, Uint8Array>> {
    const lines = new Map<number, Uint8Array>();
    const entry = await this.look();
    if (entry?.kind !== 'file') return lines;
    for (const { at, bytes } of piecesOf(await this.#disk.read(this.path), 0)) {
      // Stryker disable next-line ConditionalExpression: a line that is looked at in vain costs time alone
      if (!concerns(bytes)) continue;
      const reading = parseLine(bytes);
      // What is damaged or a newer program's cannot be told apart from what it may not lose.
      // Stryker disable next-line ConditionalExpression: a tombstone has no name, so that none concerns a rewriting
      if (reading.kind !== 'read' || reading.value.kind !== 'game') continue;
      const record = change(reading.value.record);
      if (record !== null) lines.set(at, new TextEncoder().encode(makeGameLine(record)));
    }
    return lines;
  }

  /** Writes the file anew with these lines in the place of others. Rejects with the system's error. */
  replace(lines: ReadonlyMap<number, Uint8Array>): Promise<Result<null, SaveTrouble>> {
    return this.#anew(({ at }) => lines.get(at) ?? null, new Uint8Array());
  }

  async #behind(size: number, bytes: Uint8Array): Promise<void> {
    const end = await this.#endOf(size);
    const file = await this.#disk.append(this.path);
    try {
      await this.#write(file, end, size, bytes);
    } finally {
      // Synced or of no use: what closing says adds nothing.
      await file.close().catch(codeOf);
    }
    if (this.#isNamed) return;
    // The run that made the file may have been killed before its name was safe.
    this.#isUnsure = true;
    await this.#disk.syncFolder(this.#folder);
    [this.#isNamed, this.#isUnsure] = [true, false];
  }

  async #write(file: GrowingFile, end: End, size: number, bytes: Uint8Array): Promise<void> {
    let isSynced = true;
    try {
      if (end.length < size) await file.cut(end.length);
      if (end.isOpen) await writeAll(file, new TextEncoder().encode('\n'));
      await writeAll(file, bytes);
      isSynced = false;
      await file.sync();
    } catch (error) {
      this.#isUnsure ||= !isSynced;
      // One that stays is cut off before the next lines.
      await file.cut(end.length).catch(codeOf);
      throw error;
    }
  }

  /** Where the next line begins. */
  async #endOf(size: number): Promise<End> {
    for (let window = WINDOW; ; window *= 2) {
      const from = Math.max(0, size - window);
      const tail = await this.part(from, window);
      if (from === 0 || wholeLines(tail) > 0) return endIn(tail, from);
    }
  }

  /** `other`: what stands there instead; null: what stood there. */
  async #anew(
    other: (piece: Piece) => Uint8Array | null,
    more: Uint8Array,
  ): Promise<Result<null, SaveTrouble>> {
    const entry = await this.look();
    if (entry !== null && entry.kind !== 'file') return err('not-allowed');
    const all = entry === null ? new Uint8Array() : await this.#disk.read(this.path);
    const end = endIn(all, 0);
    const lines = Buffer.concat([
      all.subarray(0, end.length),
      new TextEncoder().encode(end.isOpen ? '\n' : ''),
    ]);
    const kept = Buffer.concat([...withOther(lines, other), more]);
    // Stryker disable next-line StringLiteral: only `keep` is ever asked for
    const saved = await saveDurably(this.#disk, this.path, kept, 'leave');
    this.#isNamed = saved.ok;
    if (saved.ok) this.#isUnsure = false;
    else this.#isUnsure ||= saved.error.mayBeInPlace;
    return saved.ok ? saved : err(saved.error.trouble);
  }
}

/** The lines with others in the place of some; what stays between two of them is one part. */
function* withOther(
  lines: Uint8Array,
  other: (piece: Piece) => Uint8Array | null,
): Generator<Uint8Array, void, undefined> {
  let behind = 0;
  for (const piece of piecesOf(lines, 0)) {
    const instead = other(piece);
    if (instead === null) continue;
    yield lines.subarray(behind, piece.at);
    yield instead;
    behind = piece.at + piece.length;
  }
  yield lines.subarray(behind);
}

/** Where the next line begins in a file whose end these bytes are, from `from` on. */
function endIn(tail: Uint8Array, from: number): End {
  const whole = wholeLines(tail);
  // A line whose end alone was damaged is a game.
  const isOpen = [...piecesOf(tail.subarray(whole), 0)].some(
    (piece) => parseLine(piece.bytes).kind !== 'damaged',
  );
  return { length: from + (isOpen ? tail.length : whole), isOpen };
}
