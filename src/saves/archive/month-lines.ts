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
    const pieces = await nextPieces(file, at);
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

/** Those of the next whole lines; at the file's end also a last line without its line end. */
async function nextPieces(file: MonthFile, at: number): Promise<readonly Piece[]> {
  for (let window = WINDOW; ; window *= 2) {
    const bytes = await file.part(at, window);
    const whole = wholeLines(bytes);
    // Beyond the largest record it is no line of ours.
    if (bytes.length < window || window > LARGEST_RECORD) return [...piecesOf(bytes, at)];
    if (whole > 0) return [...piecesOf(bytes.subarray(0, whole), at)];
  }
}
