/** A part of a month's file that may be a line of ours. The pieces of a file follow each other without a gap. */
export interface Piece {
  /** Where it begins in the file, in bytes. */
  readonly at: number;
  /** How many bytes it takes there, with the line's end. */
  readonly length: number;
  /** What is to be read of it: up to its last brace. */
  readonly bytes: Uint8Array;
}

// How every line begins. No text inside a line does: quotes in it are escaped.
const BEGINNING = new TextEncoder().encode('{"file":"headpin-');
/** What ends a line. */
export const NEW_LINE = 0x0a;
const BRACE = 0x7d;

/** How many of the bytes are whole lines: up to the last line's end, that included. */
export function wholeLines(bytes: Uint8Array): number {
  return bytes.lastIndexOf(NEW_LINE) + 1;
}

/**
 * The pieces of whole lines that begin at `at` in their file. A line that others are glued to, by an end that was
 * damaged or by what a crash left before it, is more than one: what is damaged costs only itself.
 */
export function piecesOf(bytes: Uint8Array, at: number): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = endOfPiece(bytes, start);
    const piece = bytes.subarray(start, end);
    pieces.push({
      at: at + start,
      length: end - start,
      bytes: piece.subarray(0, piece.lastIndexOf(BRACE) + 1),
    });
    start = end;
  }
  return pieces;
}

function endOfPiece(bytes: Uint8Array, start: number): number {
  const lineEnd = bytes.indexOf(NEW_LINE, start);
  const end = lineEnd === -1 ? bytes.length : lineEnd + 1;
  const next = asBuffer(bytes.subarray(start, end)).indexOf(BEGINNING, 1);
  return next === -1 ? end : start + next;
}

/** The same bytes, with Node's fast search. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
