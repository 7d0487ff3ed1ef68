import type { ImportNote, Skipped, UnclearSource } from '../../contract/contract.ts';
import type { Origin } from '../../core/players/opaque-id.ts';
import { gameInRows, type Row } from '../../game-files/in/game-in-rows.ts';
import { gameInText } from '../../game-files/in/game-in-text.ts';
import { knownHeads, rowIn, tableHead, type TableHead } from '../../game-files/in/table-head.ts';
import {
  isFault,
  writtenFault,
  type WrittenFault,
  type WrittenGame,
} from '../../game-files/in/written-game.ts';
import { HEADS } from '../../game-files/csv/row.ts';
import { LARGEST_MONTH } from '../archive/month-file.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { codeOf } from '../disk/trouble.ts';
import { skippedFile } from './games-in-files.ts';
import type { WrittenFile } from './import-file.ts';
import type { Incoming } from './judgement.ts';
import { linesOfFile, type NumberedLine } from './lines-of-file.ts';
import { writtenEncoding } from './written-encoding.ts';
import { hasUnseen, writtenRecord } from './written-record.ts';

/** The lines of one game: of more no game consists that was ever bowled. */
const MOST_LINES = 5_000;
const TABLE_FILE = /\.(?:csv|tsv)$/iu;
/** Excel's line that names the separator. */
const SEPARATOR_LINE = /^"?sep=[^\w"]"?[,;\t]*$/iu;

/** In milliseconds. The largest game takes a slow PC less than a second. */
const PATIENCE = 10_000;

/** A game, or what there is to say of a file or a part of it. */
type Written = Incoming | Skipped | UnclearSource | ImportNote;

/** The lines of one game in their file. */
interface Block {
  readonly at: number;
  readonly lines: readonly string[];
  /** Whether all of its lines are text, few enough, and not cut off. */
  readonly isWhole: boolean;
}

/**
 * The games of a text or a table, one after another: tables and sheets that this program wrote, and games in notation
 * that somebody typed. Anything but a game comes as skipped.
 */
export async function* writtenGames(
  disk: ReadDisk,
  file: WrittenFile,
  own: Origin,
  now = (): number => performance.now(),
): AsyncGenerator<Written, void, undefined> {
  try {
    const entry = await disk.look(file.path);
    if (entry?.kind !== 'file') yield skippedFile(file, entry === null ? 'unreadable' : 'not-a-file');
    else if (entry.size > LARGEST_MONTH) yield skippedFile(file, 'too-large');
    else yield* gamesOfSize(disk, file, entry.size, { own, patience: new Patience(now) });
  } catch (error) {
    codeOf(error);
    yield skippedFile(file, 'unreadable');
  }
}

async function* gamesOfSize(
  disk: ReadDisk,
  file: WrittenFile,
  size: number,
  { own, patience }: { readonly own: Origin; readonly patience: Patience },
): AsyncGenerator<Written, void, undefined> {
  const asked = file.encoding ?? null;
  const found =
    asked === null ? await writtenEncoding(disk, file.path, size, knownHeads) : ({ is: asked } as const);
  if ('among' in found) {
    yield { source: file.source, file: file.name, candidates: found.among };
    return;
  }
  const { is: encoding } = found;
  if (encoding !== 'utf-8') yield { file: file.name, code: 'read-as', encoding };
  patience.renew();
  const lines = linesOfFile(disk, file.path, { size, encoding, isOver: () => patience.isOver });
  for await (const one of gamesIn(file, lines, own)) {
    // A block that was cut off there is no game.
    if (patience.isOver) break;
    yield one;
    if ('record' in one) patience.renew();
  }
  if (patience.isOver) yield skippedFile(file, 'too-slow');
}

/** How long somebody waits for the next game of a file. */
class Patience {
  readonly #now: () => number;
  #since: number;
  #isOver = false;

  constructor(now: () => number) {
    this.#now = now;
    this.#since = now();
  }

  /** Once over, it stays so. */
  get isOver(): boolean {
    this.#isOver ||= this.#now() - this.#since > PATIENCE;
    return this.#isOver;
  }

  renew(): void {
    this.#since = this.#now();
  }
}

async function* gamesIn(
  file: WrittenFile,
  lines: AsyncGenerator<NumberedLine>,
  own: Origin,
): AsyncGenerator<Written, void, undefined> {
  const first = await firstRow(lines);
  if (first === null) return;
  if (first.text === null) {
    yield skippedFile(file, 'other-file');
    return;
  }
  const head = tableHead(first.text);
  if (head === 'newer' || (head === 'other-file' && TABLE_FILE.test(file.name))) {
    yield skippedFile(file, head);
    return;
  }
  const blocks = head === 'other-file' ? textBlocks(first, lines) : rowBlocks(head, lines);
  for await (const block of blocks) {
    const read = head === 'other-file' ? gameOfText(block) : gameOfRows(head, block);
    const record = isFault(read) ? read : writtenRecord(read, block.lines, own);
    if (!isFault(read) && hasUnseen(read)) yield { file: file.name, code: 'unseen-left-out' };
    if (isFault(record)) yield { ...skippedFile(file, record.reason), line: block.at, detail: record.detail };
    else yield { record, has: 'lines', file: file.name, line: block.at };
  }
}

function gameOfText({ lines, isWhole }: Block): WrittenGame | WrittenFault {
  return lines.length > MOST_LINES ? writtenFault('bad-line', lines[0]) : gameInText(lines, isWhole);
}

function gameOfRows(head: TableHead, { lines, isWhole }: Block): WrittenGame | WrittenFault {
  const rows: Row[] = [];
  for (const line of lines) {
    const row = isWhole ? rowIn(head, line) : null;
    if (row === null) return writtenFault('damaged', line);
    rows.push(row);
  }
  return gameInRows(head.kind, rows);
}

/** The first line with something in it, without the sign of UTF-8. */
async function firstRow(lines: AsyncGenerator<NumberedLine>): Promise<NumberedLine | null> {
  for (;;) {
    const next = await lines.next();
    if (next.done === true) return null;
    const text = next.value.text?.replace(/^\ufeff/u, '') ?? null;
    if (text === null || (text.trim() !== '' && !SEPARATOR_LINE.test(text))) return { ...next.value, text };
  }
}

/** Lines up to an empty one; those that begin with `#` are notes. */
async function* textBlocks(first: NumberedLine, rest: AsyncGenerator<NumberedLine>): AsyncGenerator<Block> {
  let block = new GrowingBlock(first.line);
  const take = ({ text }: NumberedLine): void => {
    const trimmed = text?.trim() ?? null;
    if (trimmed?.startsWith('#') !== true) block.take(trimmed);
  };
  take(first);
  for await (const line of rest) {
    if (line.text?.trim() === '') {
      if (!block.isEmpty) yield block.done(true);
      block = new GrowingBlock(line.line + 1);
    } else take(line);
  }
  if (!block.isEmpty) yield block.done(false);
}

/** Rows one after another that name the same game. */
async function* rowBlocks(head: TableHead, rest: AsyncGenerator<NumberedLine>): AsyncGenerator<Block> {
  let block = new GrowingBlock(0);
  let game: string | null = null;
  for await (const { line, text, isEnded } of rest) {
    if (text?.trim() === '') continue;
    const named = text === null ? null : (rowIn(head, text)?.get(HEADS[head.kind]) ?? null);
    if (named !== game || named === null) {
      if (!block.isEmpty) yield block.done(true);
      block = new GrowingBlock(line);
      game = named;
    }
    // A row without its end may be cut off in its last cell.
    block.take(isEnded ? text : null);
  }
  if (!block.isEmpty) yield block.done(true);
}

/** The lines of a game as they come. */
class GrowingBlock {
  readonly #at: number;
  readonly #lines: string[] = [];
  #isText = true;

  constructor(at: number) {
    this.#at = at;
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0;
  }

  take(line: string | null): void {
    if (line === null) this.#isText = false;
    if (this.#lines.length <= MOST_LINES) this.#lines.push(line ?? '');
  }

  done(isEnded: boolean): Block {
    const isWhole = this.#isText && isEnded && this.#lines.length <= MOST_LINES;
    return { at: this.#at, lines: this.#lines, isWhole };
  }
}
