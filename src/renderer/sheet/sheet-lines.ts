import type { Game } from '../../core/game.ts';
import { agreements } from '../../core/history.ts';
import type { Line } from '../../core/line.ts';
import type { Player } from '../../core/player.ts';
import { scoreLine, type LineScore } from '../../core/score.ts';

/** One player's line with its name and score. */
export interface SheetLine {
  readonly player: Player;
  readonly line: Line;
  readonly score: LineScore;
  /** Whether it was entered by agreement, at least in part. */
  readonly agreed: boolean;
}

/** The lines of a game in bowling order. */
export function sheetLines(game: Game): readonly SheetLine[] {
  const agreed = new Set(agreements(game).map(({ player }) => player));
  return game.position.lines.map(({ player: id, line }) => {
    const player = game.setup.players.find((candidate) => candidate.id === id);
    if (player === undefined) throw new Error(`the game has no player ${String(id)}`);
    return { player, line, score: scoreLine(line), agreed: agreed.has(id) };
  });
}

/** The number in a line's score box: what is settled, as on the board; null before anything is. */
export function printedScore({ score }: SheetLine): number | null {
  return score.frames[0]?.cumulative === null ? null : score.posted;
}
