import type { Reading } from '../record/sealed-text.ts';
import { idIn, parseLine, type ArchivedLine } from './archived-line.ts';
import { asBuffer, NEW_LINE, piecesOf } from './pieces.ts';

/**
 * The lines of a month that name a game, as they read: its own, its deletion, and those of a newer program, which may
 * mean it. Only lines that the name stands in are checked: a month is long.
 */
export function* linesNaming(month: Uint8Array, id: string): Generator<Naming> {
  const text = asBuffer(month);
  const field = `"id":${JSON.stringify(id)}`;
  for (let at = text.indexOf(field); at !== -1;) {
    const end = text.indexOf(NEW_LINE, at);
    const next = end === -1 ? text.length : end + 1;
    for (const { bytes } of piecesOf(text.subarray(text.lastIndexOf(NEW_LINE, at) + 1, next), 0)) {
      const reading = parseLine(bytes);
      if (reading.kind === 'newer' || (reading.kind === 'read' && idIn(reading.value) === id)) yield reading;
    }
    at = text.indexOf(field, next);
  }
}

/** A line of the game, or one of a newer program. */
export type Naming = Exclude<Reading<ArchivedLine>, { readonly kind: 'damaged' }>;
