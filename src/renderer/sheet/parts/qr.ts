import { encode } from 'uqr';
import { isOfCapitals } from '../../../core/game-code/game-codes.ts';

/** A QR code as one path in a square of `size` modules. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/**
 * Draws a text as a QR code, in the small alphabet where its letters belong to it, else in UTF-8; the paper around it is the
 * quiet zone.
 */
export function drawQr(text: string): QrDrawing {
  const letters = isOfCapitals(text) ? text : Array.from(new TextEncoder().encode(text));
  const { size, data } = encode(letters, { ecc: 'L', boostEcc: true, border: 0 });
  return { size, path: data.flatMap(runsOf).join('') };
}

/** The black runs of a row: a printer draws one bar sharper than separate squares. */
function runsOf(row: readonly boolean[], y: number): readonly string[] {
  const runs: string[] = [];
  let start = 0;
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x] === true) continue;
    if (x > start) runs.push(`M${String(start)} ${String(y)}h${String(x - start)}v1h${String(start - x)}z`);
    start = x + 1;
  }
  return runs;
}
