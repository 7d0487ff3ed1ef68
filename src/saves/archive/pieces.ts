/** A part of a month's file that may be one line. Pieces follow each other without gaps. */
export interface Piece {
  /** In bytes. */
  readonly at: number;
  /** In bytes, with the line end. */
  readonly length: number;
  /** The part to parse, up to its last brace. */
  readonly bytes: Uint8Array;
  readonly isBlank: boolean;
}

// Every line begins so. No text inside a line does, because its quotes are escaped.
const BEGINNING = new TextEncoder().encode('{"file":"headpin-');
export const NEW_LINE = 0x0a;
const BRACE = 0x7d;
const NEAR = 32;
/** In bytes; our shortest line, a tombstone, has 150. */
const TOO_SHORT = 100;

/** The bytes up to and including the last line end. */
export function wholeLines(bytes: Uint8Array): number {
  return bytes.lastIndexOf(NEW_LINE) + 1;
}

/**
 * The pieces of whole lines from `at`. A line glued to others by a damaged line end or a crash becomes several
 * pieces, so that damage costs only itself. Parts too short to be a line are merged, so that a file of empty lines is
 * not one piece per byte.
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
      isBlank: isBlank(piece),
    };
    start = end;
  }
}

/** `every` calls a function for each byte of a file that may be all line ends. */
function isBlank(piece: Uint8Array): boolean {
  let at = 0;
  while (piece[at] === NEW_LINE) at += 1;
  return at === piece.length;
}

function endOfPiece(bytes: Uint8Array, start: number, cuts: Cuts): number {
  let end = cuts.behind(start);
  if (end - start >= TOO_SHORT) return end;
  while (end < bytes.length) {
    if (bytes[end] === NEW_LINE) {
      end += 1;
      continue;
    }
    const next = cuts.behind(end);
    if (next - end >= TOO_SHORT) break;
    end = next;
  }
  return end;
}

/** Cuts behind line ends and before line beginnings. Each is searched once, from the front. */
class Cuts {
  readonly #bytes: Buffer;
  #lineEnd = 0;
  #beginning = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = asBuffer(bytes);
  }

  /** The first cut after a place; places must not go back. */
  behind(place: number): number {
    const { length } = this.#bytes;
    if (this.#lineEnd <= place) {
      // A search costs more than a look at the next bytes, and a hostile file has lines of one.
      let found = place;
      while (found < place + NEAR && found < length && this.#bytes[found] !== NEW_LINE) found += 1;
      if (this.#bytes[found] !== NEW_LINE) found = this.#bytes.indexOf(NEW_LINE, found);
      this.#lineEnd = found === -1 ? length : found + 1;
    }
    if (this.#beginning <= place) {
      const found = this.#bytes.indexOf(BEGINNING, place + 1);
      this.#beginning = found === -1 ? length : found;
    }
    return Math.min(this.#lineEnd, this.#beginning);
  }
}

/** The same bytes with Node's fast search. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
