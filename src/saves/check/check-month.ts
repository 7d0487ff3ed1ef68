import { parseLine, type ArchivedLine } from '../archive/archived-line.ts';
import { monthOf } from '../archive/month-name.ts';
import { asBuffer, NEW_LINE, piecesOf, wholeLines, type Piece } from '../archive/pieces.ts';
import type { Damage } from '../record/sealed-text.ts';
import type { CheckedGames } from './check-games.ts';
import { stateOf, type GameState } from './game-state.ts';
import type { Looking } from './looking.ts';

/** Checks every line of a month with the parser that the program uses. */
export class CheckMonth {
  readonly file: string;
  /** Each game at its highest generation in this month. */
  readonly states = new Map<string, GameState>();
  readonly deleted = new Set<string>();
  newer = 0;
  readonly #month: string;
  readonly #looking: Looking;
  readonly #kept: CheckedGames['states'];
  readonly #lines = new Map<string, number>();

  constructor(looking: Looking, month: string, kept: CheckedGames['states']) {
    this.#looking = looking;
    this.#month = month;
    this.#kept = kept;
    this.file = `archive/${month}.jsonl`;
  }

  check(bytes: Uint8Array): void {
    const whole = wholeLines(bytes);
    let [line, counted] = [1, 0];
    for (const piece of piecesOf(bytes, 0)) {
      line += lineEnds(bytes.subarray(counted, piece.at));
      counted = piece.at;
      const all = bytes.subarray(piece.at, piece.at + piece.length);
      // A power cut may leave only the end of the last line, behind bytes that were never written.
      const isLast = piece.at + piece.length === bytes.length;
      this.#check(piece, all, line, piece.at >= whole || (isLast && all.includes(0)));
    }
    for (const id of this.deleted) {
      const left = this.#lines.get(id);
      if (left !== undefined) this.#looking.find(this.file, 'deleted-left', { line: left });
      this.states.delete(id);
    }
  }

  #check(piece: Piece, bytes: Uint8Array, line: number, isOpen: boolean): void {
    if (piece.isBlank) return;
    const reading = parseLine(piece.bytes);
    if (reading.kind === 'damaged') {
      this.#damaged(bytes, line, reading.reason, isOpen);
      return;
    }
    // A complete line without its line end gets one before the next line is added.
    if (isOpen) this.#looking.find(this.file, 'line-torn', { line });
    if (reading.kind === 'read') this.#read(reading.value, line);
    else {
      this.newer += 1;
      this.#looking.find(this.file, 'newer', { line });
    }
  }

  #read(read: ArchivedLine, line: number): void {
    if (read.kind === 'deleted') {
      this.deleted.add(read.id);
      return;
    }
    const state = stateOf(read.record);
    const other = this.states.get(state.id);
    this.#lines.set(state.id, line);
    if (monthOf(state.startedAt) !== this.#month) this.#looking.find(this.file, 'wrong-month', { line });
    if (other?.generation === state.generation && other.digest !== state.digest)
      this.#looking.find(this.file, 'two-states', { line });
    if (other === undefined || other.generation <= state.generation) this.states.set(state.id, state);
  }

  /** A torn last line is an interrupted hand-over if its game is still in `games/`; otherwise the game is lost. */
  #damaged(bytes: Uint8Array, line: number, reason: Damage, isOpen: boolean): void {
    const code = isOpen && this.#isStillKept(bytes) ? 'line-torn' : 'line-damaged';
    this.#looking.find(this.file, code, { line, reason });
  }

  #isStillKept(bytes: Uint8Array): boolean {
    const id = /"id":"(g[0-9a-f-]+)"/u.exec(asBuffer(bytes).toString('latin1'))?.[1];
    if (id !== undefined) return this.#kept.has(id);
    // Too short to name its game. It counts as a hand-over if any game in `games/` belongs to this month.
    return [...this.#kept.values()].some(
      ({ id: kept, startedAt }) => monthOf(startedAt) === this.#month && !this.states.has(kept),
    );
  }
}

function lineEnds(bytes: Uint8Array): number {
  return bytes.reduce((count, byte) => count + Number(byte === NEW_LINE), 0);
}
