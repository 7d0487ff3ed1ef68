import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Disk, Entry, GrowingFile } from '../disk/disk.ts';
import { saveDurably, writeAll } from '../disk/durable-file.ts';
import { codeOf, troubleOf } from '../disk/trouble.ts';
import type { GameRecord } from '../record/game-record.ts';
import { makeGameLine, makeTombstone, parseLine } from './archived-line.ts';
import { asBuffer, NEW_LINE, piecesOf, wholeLines, type Piece } from './pieces.ts';

const WINDOW = 64 * 1024;
/** In bytes. A larger file is not ours: no lane plays a million games in a month. */
export const LARGEST_MONTH = 512 * 1024 * 1024;

const LINE_END = Uint8Array.of(NEW_LINE);

/** The end of the whole lines. `isOpen`: the last line is complete but lacks its line end. */
interface End {
  readonly length: number;
  readonly isOpen: boolean;
}

/** How some games of a month change. */
export interface Rewriting {
  /** Whether a line may hold one of the games; other lines are not parsed. */
  readonly concerns: (line: Uint8Array) => boolean;
  /** The new game; null keeps the old one. */
  readonly change: (record: GameRecord) => GameRecord | null;
}

/** A month's file. Lines are only appended, except when a deletion rewrites it. */
export class MonthFile {
  readonly month: string;
  readonly path: string;
  readonly #disk: Disk;
  readonly #folder: string;
  /** Whether the file's name is durable. */
  #isNamed = false;
  /** After a failed sync nobody knows what is durable, so the next lines go to a new file. */
  #isUnsure = false;

  constructor(disk: Disk, folder: string, month: string) {
    this.#disk = disk;
    this.#folder = folder;
    this.month = month;
    this.path = join(folder, `${month}.jsonl`);
  }

  /** The file's bytes; null when there is none. One above the limit is refused unread, as `other`. */
  async look(): Promise<Entry | null> {
    const entry = await this.#disk.look(this.path);
    return entry?.kind === 'file' && entry.size > LARGEST_MONTH ? { ...entry, kind: 'other' } : entry;
  }

  part(at: number, length: number): Promise<Uint8Array> {
    return this.#disk.readPart(this.path, at, length);
  }

  /** Appends lines durably: ok means that they are on the platter. On failure the file is unchanged. */
  async add(lines: string): Promise<Result<null, SaveTrouble>> {
    const bytes = new TextEncoder().encode(lines);
    try {
      const entry = await this.look();
      // Anything that is not our file is neither replaced nor written.
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

  /** Rewrites the file without a game's lines and with its tombstone; unreadable parts stay byte for byte. */
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

  /** The rewritten lines, keyed by where the old ones begin. Rejects with the system's error. */
  async changed({ concerns, change }: Rewriting): Promise<ReadonlyMap<number, Uint8Array>> {
    const lines = new Map<number, Uint8Array>();
    const entry = await this.look();
    if (entry?.kind !== 'file') return lines;
    for (const { at, bytes } of piecesOf(await this.#disk.read(this.path), 0)) {
      // Stryker disable next-line ConditionalExpression: a line that is looked at in vain costs time alone
      if (!concerns(bytes)) continue;
      const reading = parseLine(bytes);
      // Damaged or newer lines stay: nobody can tell what they hold.
      // Stryker disable next-line ConditionalExpression: a tombstone has no name, so that none concerns a rewriting
      if (reading.kind !== 'read' || reading.value.kind !== 'game') continue;
      const record = change(reading.value.record);
      if (record !== null) lines.set(at, new TextEncoder().encode(makeGameLine(record)));
    }
    return lines;
  }

  /** Rewrites the file with some lines replaced. Rejects with the system's error. */
  replace(lines: ReadonlyMap<number, Uint8Array>): Promise<Result<null, SaveTrouble>> {
    return this.#anew(({ at }) => lines.get(at) ?? null, new Uint8Array());
  }

  async #behind(size: number, bytes: Uint8Array): Promise<void> {
    const end = await this.#endOf(size);
    const file = await this.#disk.append(this.path);
    try {
      await this.#write(file, end, size, bytes);
    } finally {
      // Either synced or useless: an error on close adds nothing.
      await file.close().catch(codeOf);
    }
    if (this.#isNamed) return;
    // The run that created the file may have been killed before its name was durable.
    this.#isUnsure = true;
    await this.#disk.syncFolder(this.#folder);
    [this.#isNamed, this.#isUnsure] = [true, false];
  }

  async #write(file: GrowingFile, end: End, size: number, bytes: Uint8Array): Promise<void> {
    let isSynced = true;
    try {
      if (end.length < size) await file.cut(end.length);
      // Synced alone. If its sync were lost but half a new line were not, a game that was safe would be damaged.
      for (const part of end.isOpen ? [LINE_END, bytes] : [bytes]) {
        await writeAll(file, part);
        isSynced = false;
        await file.sync();
        isSynced = true;
      }
    } catch (error) {
      this.#isUnsure ||= !isSynced;
      // A leftover line is cut off before the next append.
      await file.cut(end.length).catch(codeOf);
      throw error;
    }
  }

  async #endOf(size: number): Promise<End> {
    for (let window = WINDOW; ; window *= 2) {
      const from = Math.max(0, size - window);
      const tail = await this.part(from, window);
      if (from === 0 || wholeLines(tail) > 0) return endIn(tail, from);
    }
  }

  async #anew(
    other: (piece: Piece) => Uint8Array | null,
    more: Uint8Array,
  ): Promise<Result<null, SaveTrouble>> {
    const entry = await this.look();
    if (entry !== null && entry.kind !== 'file') return err('not-allowed');
    const all = entry === null ? new Uint8Array() : await this.#disk.read(this.path);
    const end = endIn(all, 0);
    const lines = Buffer.concat([all.subarray(0, end.length), end.isOpen ? LINE_END : new Uint8Array()]);
    const kept = Buffer.concat([...withOther(lines, other), more]);
    // Stryker disable next-line StringLiteral: only `keep` is ever asked for
    const saved = await saveDurably(this.#disk, this.path, kept, 'leave');
    this.#isNamed = saved.ok;
    if (saved.ok) this.#isUnsure = false;
    else this.#isUnsure ||= saved.error.mayBeInPlace;
    return saved.ok ? saved : err(saved.error.trouble);
  }
}

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

/** Where the next line must begin, given the file's last bytes from `from` on. */
function endIn(tail: Uint8Array, from: number): End {
  const whole = wholeLines(tail);
  // A complete line whose line end is damaged is still a game.
  const isOpen = [...piecesOf(tail.subarray(whole), 0)].some(
    (piece) => parseLine(piece.bytes).kind !== 'damaged',
  );
  return { length: from + (isOpen ? tail.length : whole), isOpen };
}
