import { provisionalLine } from './dispute-changes.ts';
import type { Game } from './game.ts';
import type { Line } from '../line/line.ts';
import { scoreLine } from '../line/score.ts';

/**
 * The sheet as plain text: one line per player, frames in bowlers' notation, the score so far after `=`. Provisional
 * frames follow with their other outcome. For people, older programs and disasters (decision 1); never read back as a
 * score.
 */
export function sheetText(game: Game): readonly string[] {
  const { format, lines } = game.position;
  return lines.flatMap((player) => {
    const heading = lineHeading(format.id, player.name, player.line);
    return [
      `${heading}: ${written(player.line)}`,
      ...player.disputes.map(
        (dispute) => `${heading} (${String(dispute.frame)}): ${written(provisionalLine(player, dispute))}`,
      ),
    ];
  });
}

/** The name, and an option, without which the score could not be understood: `KYJ [no-tap 9]`. */
export function lineHeading(format: string, name: string, { table: { option } }: Line): string {
  return option === null ? name : `${name} [${format} ${String(option)}]`;
}

function written(line: Line): string {
  const frames = line.frames.map((frame) => frame.notation || '.').join(' ');
  return `${frames} = ${String(scoreLine(line).soFar)}`;
}
