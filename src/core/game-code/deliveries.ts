import type { Facts } from '../game/fact-changes.ts';
import { lineHeading, typeMark, withHandicap } from '../game/sheet-text.ts';
import type { Frame } from '../line/frame.ts';
import type { Line } from '../line/line.ts';
import { felledBy, type Roll } from '../line/roll.ts';
import type { CodedFacts, CodedGame } from './coded-game.ts';

/** A player's line as far as a check code covers it. */
export interface Delivered {
  readonly name: string;
  readonly format: string;
  readonly line: Line;
  /** In a league's game. */
  readonly facts: CodedFacts | Facts | null;
}

/**
 * The deliveries as text that anyone can type from the paper: one line per player with the name and, where there is one, the option from
 * which the score follows, then frames separated by `|` and balls by `,`: `KYJ:10|9,1|...` or `KYJ [no-tap 9]:9|9,1|...`. In a league
 * the letter of the score type follows the name, and what the league counts the frames: score, handicap and both, average, team and place,
 * and for whom a substitute bowls: `TOM [A]:|||||||||;153 +51 = 204;163;Pin Pals 1;`.
 */
export function deliveriesText(lines: readonly Delivered[]): string {
  return lines
    .map(({ name, format, line, facts }) => {
      const frames = line.frames.map((frame) => deliveriesOf(frame).join(','));
      const heading = lineHeading(format, name, line);
      return facts === null
        ? `${heading}:${frames.join('|')}`
        : `${heading}${typeMark(facts.type)}:${frames.join('|')};${factsText(facts)}`;
    })
    .join('\n');
}

/** The lines of these games, for their check code. */
export function deliveredIn(games: readonly CodedGame[]): readonly Delivered[] {
  return games.flatMap(({ format, players }) =>
    players.map(({ name, line, facts }) => ({ name, format, line, facts })),
  );
}

/** A frame's deliveries, in order. */
export function deliveriesOf(frame: Frame): readonly string[] {
  return frame.rolls.map(deliveryText);
}

/**
 * A delivery's pinfall as printed, for a spare's second ball too; `F(9)` for a foul with nine pins, `F` for a foul
 * with unknown pinfall.
 */
function deliveryText(roll: Roll): string {
  const felled = felledBy(roll);
  if (roll.kind === 'pins') return String(felled);
  return felled === null ? 'F' : `F(${String(felled)})`;
}

function factsText({ total, handicap, average, team, place, instead }: CodedFacts): string {
  const seat = team === null ? '' : `${team} ${String(place)}`;
  const figures = withHandicap({ soFar: total - handicap, handicap });
  return [figures, average === null ? '' : String(average), seat, instead ?? ''].join(';');
}
