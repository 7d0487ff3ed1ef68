import { provisionalScore } from '../../../core/game/dispute-changes.ts';
import type { Game } from '../../../core/game/game.ts';
import { agreements } from '../../../core/game/history.ts';
import type { Line } from '../../../core/line/line.ts';
import type { Status } from '../../../core/players/player-line.ts';
import type { NamedPlayer } from '../../../core/players/player.ts';
import { scoreLine, writtenScore, type LineScore } from '../../../core/line/score.ts';

/** An unsettled provisional frame: both scores are printed (rules: provisional frames). */
export interface OtherOutcome {
  readonly frame: number;
  readonly score: LineScore;
}

/** One player's line with its name and score. */
export interface SheetLine {
  readonly player: NamedPlayer;
  /** Whether the player was at the lane at printing time. */
  readonly presence: Status;
  readonly format: string;
  readonly line: Line;
  readonly score: LineScore;
  /** The other outcomes of its unsettled provisional frames, each with its score. */
  readonly others: readonly OtherOutcome[];
  /** Whether any of it is an agreed line. */
  readonly agreed: boolean;
}

/** The lines of a game in bowling order. */
export function sheetLines(game: Game): readonly SheetLine[] {
  const agreed = new Set(agreements(game).map(({ player }) => player));
  return game.position.lines.map((entry) => ({
    player: { id: entry.player, name: entry.name },
    presence: entry.status,
    format: game.position.format.id,
    line: entry.line,
    score: scoreLine(entry.line),
    others: entry.disputes.map((dispute) => ({
      frame: dispute.frame,
      score: provisionalScore(entry, dispute),
    })),
    agreed: agreed.has(entry.player),
  }));
}

/**
 * The number in a line's score box, as on the board: the posted score, or an absent player's score; null before
 * anything is settled.
 */
export function printedScore({ line, score }: SheetLine): number | null {
  return writtenScore(line, score);
}
