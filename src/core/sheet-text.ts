import type { Game } from './game.ts';
import { notationOf } from './marks.ts';
import { scoreLine } from './score.ts';

/**
 * The sheet as plain text: a line a player, the frames in bowlers' notation, the score so far behind `=`.
 * For people, for older programs and for disasters (design decision 1); never read back as a score.
 */
export function sheetText(game: Game): readonly string[] {
  return game.position.lines.map(({ player, line }) => {
    const name = game.setup.players.find(({ id }) => id === player)?.name ?? String(player);
    const frames = line.frames.map((frame) => notationOf(frame) || '.').join(' ');
    return `${name}: ${frames} = ${String(scoreLine(line).soFar)}`;
  });
}
