import { codedGame } from '../../../core/game-code/coded-game.ts';
import { makeGameCodes, isOfCapitals } from '../../../core/game-code/game-codes.ts';
import type { Game } from '../../../core/game/game.ts';
import type { SheetLine } from '../lines/sheet-lines.ts';
import { checkCodeText } from '../../../core/game/check-code.ts';
import { deliveriesText, type Delivered } from '../../../core/game-code/deliveries.ts';
import { encode } from 'uqr';

/** A game with some of its lines, or one bowler's games: what stands in one place of a sheet. */
export type CodePlace = readonly { readonly game: Game; readonly lines: readonly SheetLine[] }[];

/** The texts of a sheet's QR codes, for each place as few as a phone can read; none for a place without lines. */
export function codesOf(places: readonly CodePlace[], checkCode: string): readonly (readonly string[])[] {
  const pages = places.map((place) =>
    place
      .filter(({ lines }) => lines.length > 0)
      .map(({ game, lines }) => codedGame(game, lines.map(playerOf))),
  );
  return makeGameCodes(pages, checkCode);
}

function playerOf({ player }: SheetLine): number {
  return player.id;
}

/** The first eight hexadecimal digits of SHA-256 over the deliveries in UTF-8: `7F3A 91C2`. */
export async function checkCodeOf(lines: readonly SheetLine[]): Promise<string> {
  const bytes = new TextEncoder().encode(deliveriesText(lines.map(delivered)));
  return checkCodeText(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

export function delivered({ player, format, line, facts }: SheetLine): Delivered {
  return { name: player.name, format, line, facts };
}

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
