import type { Skipped, SkipReason } from '../../contract/contract.ts';
import { generationOf } from '../../core/game/game.ts';
import { LARGEST_MONTH } from '../archive/month-file.ts';
import { idIn, parseLine } from '../archive/archived-line.ts';
import { asBuffer, piecesOf } from '../archive/pieces.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { codeOf } from '../disk/trouble.ts';
import { GAME_ID } from '../record/game-id.ts';
import { parseRecord, type GameRecord } from '../record/game-record.ts';
import { LARGEST_RECORD } from '../record/record-bounds.ts';
import { damaged, type Reading } from '../record/sealed-text.ts';
import type { ImportFile } from './import-file.ts';
import { piecesOfFile } from './pieces-of-file.ts';

/** Where a state of a game is. */
interface Place {
  readonly file: ImportFile;
  readonly form: 'document' | 'line';
  readonly at: number;
  readonly length: number;
  readonly line: number | null;
  /** As its head says, which is not checked yet. */
  readonly generation: number;
}

/** A game, or why there is none. */
export type FoundGame =
  | {
      readonly kind: 'game';
      readonly record: GameRecord;
      readonly file: string;
      readonly line: number | null;
    }
  | { readonly kind: 'skipped'; readonly skipped: Skipped };

export type TellSkipped = (skipped: Skipped) => void;

// The head of a game as every version wrote it; a form that differs is parsed as a whole.
const LINE_HEAD =
  /^\{"file":"headpin-archived-game","version":\d{1,9},"checksum":"[0-9a-f]{64}","generation":(\d{1,7}),"id":"(g[0-9a-f-]{1,40})"/u;
const TOMBSTONE_HEAD =
  /^\{"file":"headpin-deleted-game","version":\d{1,9},"checksum":"[0-9a-f]{64}","id":"(g[0-9a-f-]{1,40})"/u;
const DOCUMENT_BEGINS = '{\n  "file": "headpin-game",';
const LINE_BEGINS = '{"file":"headpin-';
const HEAD_LENGTH = 300;
const BRACE = 0x7b;

/**
 * The games of many files: where each one is, found by the heads of lines alone. A game is read and checked only when
 * it is asked for, so that an archive of a hundred thousand games fits into little memory.
 */
export class GamesInFiles {
  readonly #disk: ReadDisk;
  readonly #places = new Map<string, readonly Place[]>();
  readonly deleted = new Set<string>();

  private constructor(disk: ReadDisk) {
    this.#disk = disk;
  }

  /** Files that hold nothing of ours are `tell`ed, and so is every line that has no head of ours. */
  static async in(disk: ReadDisk, files: readonly ImportFile[], tell: TellSkipped): Promise<GamesInFiles> {
    const found = new GamesInFiles(disk);
    for (const file of files) {
      const reason = await found.#look(file, tell);
      if (reason !== null) tell(skippedFile(file, reason));
    }
    return found;
  }

  get ids(): IterableIterator<string> {
    return this.#places.keys();
  }

  has(id: string): boolean {
    return this.#places.has(id);
  }

  /** The game at its highest generation that can be read; null if none is here. */
  async read(id: string): Promise<FoundGame | null> {
    let first: FoundGame | null = null;
    for (const place of this.#places.get(id) ?? []) {
      const found = await this.#at(place, id);
      if (found.kind === 'game') return found;
      first ??= found;
    }
    return first;
  }

  async #look(file: ImportFile, tell: TellSkipped): Promise<SkipReason | null> {
    try {
      const entry = await this.#disk.look(file.path);
      if (entry === null) return 'unreadable';
      if (entry.kind !== 'file') return 'not-a-file';
      if (entry.size > LARGEST_MONTH) return 'too-large';
      const begin = await this.#disk.readPart(file.path, 0, HEAD_LENGTH);
      if (isWide(begin)) return 'wrong-encoding';
      const mark = markOf(begin);
      const head = textOf(begin.subarray(mark));
      if (head.startsWith(DOCUMENT_BEGINS)) return await this.#document(file, entry.size, mark);
      const isLines = head.startsWith(LINE_BEGINS) || file.name.endsWith('.jsonl');
      return isLines ? await this.#lines(file, { size: entry.size, mark }, tell) : 'other-file';
    } catch (error) {
      codeOf(error);
      return 'unreadable';
    }
  }

  async #document(file: ImportFile, size: number, mark: number): Promise<SkipReason | null> {
    if (size > LARGEST_RECORD) return 'too-large';
    const reading = parseRecord((await this.#disk.read(file.path)).subarray(mark));
    if (reading.kind !== 'read') return reasonOf(reading);
    const { id, game } = reading.value;
    this.#add(id, {
      file,
      form: 'document',
      at: mark,
      length: size - mark,
      line: null,
      generation: generationOf(game),
    });
    return null;
  }

  async #lines(
    file: ImportFile,
    { size, mark }: { readonly size: number; readonly mark: number },
    tell: TellSkipped,
  ): Promise<null> {
    for await (const { at, length, line, bytes } of piecesOfFile(this.#disk, file.path, size)) {
      // Before the first line, the mark is a piece of its own.
      if (at < mark && bytes.length === 0) continue;
      const head = length > LARGEST_RECORD ? null : headOf(bytes);
      if (head === null && length > LARGEST_RECORD) tell({ ...skippedFile(file, 'too-large'), line });
      else if (head === null) tell({ ...skippedFile(file, damageOf(bytes)), line });
      else if (head.generation === null) this.deleted.add(head.id);
      else this.#add(head.id, { file, form: 'line', at, length, line, generation: head.generation });
    }
    return null;
  }

  #add(id: string, place: Place): void {
    const places = [place, ...(this.#places.get(id) ?? [])];
    this.#places.set(
      id,
      places.toSorted((one, other) => other.generation - one.generation),
    );
  }

  async #at({ file, form, at, length, line }: Place, id: string): Promise<FoundGame> {
    const skipped = (reason: SkipReason): FoundGame => ({
      kind: 'skipped',
      skipped: { ...skippedFile(file, reason), line, game: id },
    });
    try {
      const bytes = await this.#disk.readPart(file.path, at, length);
      if (bytes.length < length) return skipped('unreadable');
      const reading = form === 'document' ? parseRecord(bytes) : gameInLine(bytes);
      if (reading.kind !== 'read') return skipped(reasonOf(reading));
      const record = reading.value;
      return record.id === id ? { kind: 'game', record, file: file.name, line } : skipped('damaged');
    } catch (error) {
      codeOf(error);
      return skipped('unreadable');
    }
  }
}

/** How long the sign of UTF-8 is that an editor has put in front. */
function markOf([one, two, three]: Uint8Array): number {
  return one === 0xef && two === 0xbb && three === 0xbf ? 3 : 0;
}

/** Whether an editor has saved JSON in UTF-16: by its mark, or half of its first sign is zero, below a blank line too. */
function isWide([one, two, three, four]: Uint8Array): boolean {
  const isMark = (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff);
  return isMark || isHalfBrace(one, two) || isHalfBrace(three, four);
}

function isHalfBrace(one: number | undefined, two: number | undefined): boolean {
  return (one === BRACE && two === 0) || (one === 0 && two === BRACE);
}

export function skippedFile({ name }: ImportFile, reason: SkipReason): Skipped {
  return { file: name, line: null, game: null, reason, detail: null };
}

/** A game that is not taken, wherever it came from. */
export function skippedGame(game: string, reason: SkipReason): Skipped {
  return { file: '', line: null, game, reason, detail: null };
}

/** A line's id and generation; null for its generation: it is a tombstone. Null when it is not a line of ours. */
function headOf(bytes: Uint8Array): { readonly id: string; readonly generation: number | null } | null {
  const head = textOf(bytes.subarray(0, HEAD_LENGTH));
  const [, generation = '', id = ''] = LINE_HEAD.exec(head) ?? [];
  if (GAME_ID.test(id)) return { id, generation: Number(generation) };
  // A tombstone is short: it is checked at once, so that no torn one hides a game.
  if (TOMBSTONE_HEAD.exec(head) === null && !head.startsWith(LINE_BEGINS)) return null;
  const reading = parseLine(bytes);
  if (reading.kind !== 'read') return null;
  const line = reading.value;
  return { id: idIn(line), generation: line.kind === 'game' ? generationOf(line.record.game) : null };
}

function damageOf(bytes: Uint8Array): SkipReason {
  const reading = parseLine(bytes);
  return reading.kind === 'read' ? 'damaged' : reasonOf(reading);
}

function gameInLine(bytes: Uint8Array): Reading<GameRecord> {
  for (const piece of piecesOf(bytes, 0)) {
    const reading = parseLine(piece.bytes);
    if (reading.kind !== 'read') return reading;
    if (reading.value.kind === 'game') return { kind: 'read', value: reading.value.record };
  }
  return damaged('content');
}

function reasonOf(reading: Exclude<Reading<unknown>, { readonly kind: 'read' }>): SkipReason {
  if (reading.kind === 'newer') return 'newer';
  switch (reading.reason) {
    case 'not-a-file':
    case 'too-large':
    case 'unreadable':
    case 'rules':
      return reading.reason;
    case 'not-text':
    case 'not-a-document':
    case 'checksum':
    case 'content':
    case 'generation':
    case 'sheet':
    case 'wrong-name':
    case 'threw':
      return 'damaged';
  }
}

function textOf(bytes: Uint8Array): string {
  return asBuffer(bytes).toString('latin1');
}
