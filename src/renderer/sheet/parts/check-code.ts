import { checkCodeText } from '../../../core/game/check-code.ts';
import { lineHeading } from '../../../core/game/sheet-text.ts';
import type { SheetLine } from '../lines/sheet-lines.ts';
import { deliveriesOf } from '../lines/printed-pinfalls.ts';

/**
 * The deliveries as text that anyone can type from the paper: one line per player with the name and, where there is one, the option from
 * which the score follows, then frames separated by `|` and balls by `,`: `KYJ:10|9,1|...` or `KYJ [no-tap 9]:9|9,1|...`.
 */
export function deliveriesText(lines: readonly SheetLine[]): string {
  return lines
    .map(({ player, format, line }) => {
      const frames = line.frames.map((frame) => deliveriesOf(frame).join(','));
      return `${lineHeading(format, player.name, line)}:${frames.join('|')}`;
    })
    .join('\n');
}

/** The first eight hexadecimal digits of SHA-256 over the deliveries in UTF-8: `7F3A 91C2`. */
export async function checkCodeOf(lines: readonly SheetLine[]): Promise<string> {
  const bytes = new TextEncoder().encode(deliveriesText(lines));
  return checkCodeText(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
