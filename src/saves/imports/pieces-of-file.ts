import { NEW_LINE, piecesOf, type Piece } from '../archive/pieces.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { LARGEST_RECORD } from '../record/record-bounds.ts';
import { windowsOf } from './windows-of-file.ts';

/** A part of a file that may be one line, and the number of that line, from 1. */
export interface NumberedPiece extends Piece {
  readonly line: number;
}

/**
 * The pieces of a file of any size, a window at a time. A part without an end within the longest line is not a line of
 * ours. Rejects with the system's error, also if the file ends before its size.
 */
export async function* piecesOfFile(
  disk: ReadDisk,
  path: string,
  size: number,
): AsyncGenerator<NumberedPiece, void, undefined> {
  let line = 1;
  for await (const { at, bytes } of windowsOf(disk, path, size, LARGEST_RECORD)) {
    for (const piece of piecesOf(bytes, at)) {
      if (!piece.isBlank) yield { ...piece, line };
      line += endsIn(bytes.subarray(piece.at - at, piece.at - at + piece.length));
    }
  }
}

function endsIn(bytes: Uint8Array): number {
  let ends = 0;
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === NEW_LINE) ends += 1;
  return ends;
}
