/** A part of a month's file that may be a line of ours. The pieces of a file follow each other without a gap. */
export interface Piece {
  /** Where it begins in the file, in bytes. */
  readonly at: number;
  /** How many bytes it takes there, with the line's end. */
  readonly length: number;
  /** What is to be read of it: up to its last brace. */
  readonly bytes: Uint8Array;
  /** Lines' ends alone. */
  readonly isBlank: boolean;
}

// How every line begins. No text inside a line does: quotes in it are escaped.
const BEGINNING = new TextEncoder().encode('{"file":"headpin-');
/** What ends a line. */
export const NEW_LINE = 0x0a;
const BRACE = 0x7d;
/** A line of ours is longer, in bytes: that a game was deleted takes 150. */
const TOO_SHORT = 100;

/** How many of the bytes are whole lines: up to the last line's end, that included. */
export function wholeLines(bytes: Uint8Array): number {
  return bytes.lastIndexOf(NEW_LINE) + 1;
}

/**
 * The pieces of whole lines that begin at `at` in their file. A line that others are glued to, by an end that was
 * damaged or by what a crash left before it, is more than one: what is damaged costs only itself. What is too short to
 * be a line is one piece with the like behind it, so that a file of empty lines is not a piece a byte.
 */
export function* piecesOf(bytes: Uint8Array, at: number): Generator<Piece, void, undefined> {
  const cuts = new Cuts(bytes);
  for (let start = 0; start < bytes.length;) {
    const end = endOfPiece(bytes, start, cuts);
    const piece = bytes.subarray(start, end);
    yield {
      at: at + start,
      length: end - start,
      bytes: piece.subarray(0, piece.lastIndexOf(BRACE) + 1),
      isBlank: piece.every((byte) => byte === NEW_LINE),
    };
    start = end;
  }
}

function endOfPiece(bytes: Uint8Array, start: number, cuts: Cuts): number {
  let end = cuts.behind(start);
  if (end - start >= TOO_SHORT) return end;
  while (end < bytes.length) {
    const next = cuts.behind(end);
    if (next - end >= TOO_SHORT) break;
    end = next;
  }
  return end;
}

/** Where bytes are cut: behind the ends of lines, and before what begins like one. Each is looked for once, from the front. */
class Cuts {
  readonly #bytes: Buffer;
  #lineEnd = 0;
  #beginning = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = asBuffer(bytes);
  }

  /** The first cut behind a place; places must not go back. */
  behind(place: number): number {
    const { length } = this.#bytes;
    if (this.#lineEnd <= place) {
      const found = this.#bytes.indexOf(NEW_LINE, place);
      this.#lineEnd = found === -1 ? length : found + 1;
    }
    if (this.#beginning <= place) {
      const found = this.#bytes.indexOf(BEGINNING, place + 1);
      this.#beginning = found === -1 ? length : found;
    }
    return Math.min(this.#lineEnd, this.#beginning);
  }
}

/** The same bytes, with Node's fast search. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
