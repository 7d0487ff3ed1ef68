import { setImmediate } from 'node:timers/promises';
import { parseLine, type ArchivedLine } from './archived-line.ts';
import type { MonthFile } from './month-file.ts';
import { LARGEST_RECORD } from '../record/record-bounds.ts';
import { piecesOf, wholeLines, type Piece } from './pieces.ts';

/** Bytes read at once. */
const WINDOW = 256 * 1024;

/**
 * Every line of a month that can be read, as the file has them: a game may come twice, the later line has the higher
 * generation. Lets balls go first after each line. Rejects with the system's error.
 */
export async function* linesOf(file: MonthFile): AsyncGenerator<ArchivedLine> {
  for (let at = 0; ;) {
    const pieces = await nextPieces(file, at, WINDOW);
    const last = pieces.at(-1);
    if (last === undefined) return;
    for (const { bytes } of pieces) {
      const reading = parseLine(bytes);
      if (reading.kind === 'read') yield reading.value;
      await setImmediate();
    }
    at = last.at + last.length;
  }
}

/**
 * The pieces of the next whole lines, in a window of `least` bytes or more; none when no whole line is left. A complete last line whose
 * line end is damaged is still a game.
 */
export async function nextPieces(file: MonthFile, from: number, least: number): Promise<readonly Piece[]> {
  for (let window = least; ; window *= 2) {
    const bytes = await file.part(from, window);
    const whole = wholeLines(bytes);
    if (whole > 0) return [...piecesOf(bytes.subarray(0, whole), from)];
    const isAtEnd = bytes.length < window;
    if (!isAtEnd && window <= LARGEST_RECORD) continue;
    const pieces = [...piecesOf(bytes, from)];
    if (isAtEnd) return pieces.filter((piece) => parseLine(piece.bytes).kind !== 'damaged');
    // Anything longer than our longest line is not part of one; the last piece may be a line's beginning.
    return pieces.length > 1 ? pieces.slice(0, -1) : pieces;
  }
}
