import { encode } from 'uqr';

/** A QR code as one path in a square of `size` modules. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** Draws a text (UTF-8) as a QR code; the paper around it is the quiet zone. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(Array.from(new TextEncoder().encode(text)), { ecc: 'L', border: 0 });
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
