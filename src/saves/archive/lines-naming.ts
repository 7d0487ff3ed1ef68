import { newerInLine } from '../record/newer-game.ts';
import type { Reading } from '../record/sealed-text.ts';
import { idIn, parseLine, type ArchivedLine } from './archived-line.ts';
import { asBuffer, NEW_LINE, piecesOf } from './pieces.ts';

/**
 * A month's lines that name a game: the game, its tombstone, and lines of a newer program that name it.
 * Only lines containing the name are parsed, because a month is long.
 */
export function* linesNaming(month: Uint8Array, id: string): Generator<Naming> {
  const text = asBuffer(month);
  const field = `"id":${JSON.stringify(id)}`;
  for (let at = text.indexOf(field); at !== -1;) {
    const end = text.indexOf(NEW_LINE, at);
    const next = end === -1 ? text.length : end + 1;
    for (const { bytes } of piecesOf(text.subarray(text.lastIndexOf(NEW_LINE, at) + 1, next), 0)) {
      const reading = parseLine(bytes);
      if (reading.kind === 'newer' && newerInLine(bytes)?.id === id) yield reading;
      if (reading.kind === 'read' && idIn(reading.value) === id) yield reading;
    }
    at = text.indexOf(field, next);
  }
}

export type Naming = Exclude<Reading<ArchivedLine>, { readonly kind: 'damaged' }>;
