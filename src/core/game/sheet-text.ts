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
  return game.position.lines.flatMap((player) => [
    `${player.name}: ${written(player.line)}`,
    ...player.disputes.map(
      (dispute) => `${player.name} (${String(dispute.frame)}): ${written(provisionalLine(player, dispute))}`,
    ),
  ]);
}

function written(line: Line): string {
  const frames = line.frames.map((frame) => frame.notation || '.').join(' ');
  return `${frames} = ${String(scoreLine(line).soFar)}`;
}
