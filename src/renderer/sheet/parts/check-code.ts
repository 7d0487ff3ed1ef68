import { checkCodeText } from '../../../core/game/check-code.ts';
import type { Facts } from '../../../core/game/fact-changes.ts';
import { lineHeading, typeMark, withHandicap } from '../../../core/game/sheet-text.ts';
import type { SheetLine } from '../lines/sheet-lines.ts';
import { deliveriesOf } from '../lines/printed-pinfalls.ts';

/**
 * The deliveries as text that anyone can type from the paper: one line per player with the name and, where there is one, the option from
 * which the score follows, then frames separated by `|` and balls by `,`: `KYJ:10|9,1|...` or `KYJ [no-tap 9]:9|9,1|...`. In a league
 * the letter of the score type follows the name, and what the league counts the frames: score, handicap and both, average, team and place,
 * and for whom a substitute bowls: `TOM [A]:|||||||||;153 +51 = 204;163;Pin Pals 1;`.
 */
export function deliveriesText(lines: readonly SheetLine[]): string {
  return lines
    .map(({ player, format, line, facts }) => {
      const frames = line.frames.map((frame) => deliveriesOf(frame).join(','));
      const heading = lineHeading(format, player.name, line);
      return facts === null
        ? `${heading}:${frames.join('|')}`
        : `${heading}${typeMark(facts.type)}:${frames.join('|')};${factsText(facts)}`;
    })
    .join('\n');
}

function factsText({ total, handicap, average, team, place, instead }: Facts): string {
  const seat = team === null ? '' : `${team} ${String(place)}`;
  const figures = withHandicap({ soFar: total - handicap, handicap });
  return [figures, average === null ? '' : String(average), seat, instead ?? ''].join(';');
}

/** The first eight hexadecimal digits of SHA-256 over the deliveries in UTF-8: `7F3A 91C2`. */
export async function checkCodeOf(lines: readonly SheetLine[]): Promise<string> {
  const bytes = new TextEncoder().encode(deliveriesText(lines));
  return checkCodeText(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
