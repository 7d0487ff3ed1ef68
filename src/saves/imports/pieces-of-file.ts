import { NEW_LINE, piecesOf, wholeLines, type Piece } from '../archive/pieces.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { LARGEST_RECORD } from '../record/record-bounds.ts';

const WINDOW = 1024 * 1024;

/** A part of a file that may be one line, and the number of that line, from 1. */
export interface NumberedPiece extends Piece {
  readonly line: number;
}

/**
 * The pieces of a file of any size, a window at a time. A part without an end within the longest line is no line of
 * ours. Rejects with the system's error, also if the file ends before its size.
 */
export async function* piecesOfFile(
  disk: ReadDisk,
  path: string,
  size: number,
): AsyncGenerator<NumberedPiece, void, undefined> {
  let line = 1;
  for (let at = 0; at < size;) {
    const bytes = await wholeFrom(disk, path, at, size);
    for (const piece of piecesOf(bytes, at)) {
      if (!piece.isBlank) yield { ...piece, line };
      line += endsIn(bytes.subarray(piece.at - at, piece.at - at + piece.length));
    }
    at += bytes.length;
  }
}

async function wholeFrom(disk: ReadDisk, path: string, at: number, size: number): Promise<Uint8Array> {
  for (let window = WINDOW; ; window *= 2) {
    const bytes = await disk.readPart(path, at, window);
    if (bytes.length < Math.min(window, size - at))
      throw Object.assign(new Error('the file became shorter'), { code: 'EIO' });
    const whole = wholeLines(bytes);
    if (whole > 0) return bytes.subarray(0, whole);
    if (at + bytes.length >= size || window > LARGEST_RECORD) return bytes;
  }
}

function endsIn(bytes: Uint8Array): number {
  let ends = 0;
  for (let at = bytes.indexOf(NEW_LINE); at !== -1; at = bytes.indexOf(NEW_LINE, at + 1)) ends += 1;
  return ends;
}
