import { checkCodeText } from '../../../core/game/check-code.ts';
import { deliveriesText, type Delivered } from '../../../core/game-code/deliveries.ts';
import type { SheetLine } from '../lines/sheet-lines.ts';

/** The first eight hexadecimal digits of SHA-256 over the deliveries in UTF-8: `7F3A 91C2`. */
export async function checkCodeOf(lines: readonly SheetLine[]): Promise<string> {
  const bytes = new TextEncoder().encode(deliveriesText(lines.map(delivered)));
  return checkCodeText(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

export function delivered({ player, format, line, facts }: SheetLine): Delivered {
  return { name: player.name, format, line, facts };
}
