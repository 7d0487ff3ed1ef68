import { provisionalScore } from '../../../core/game/dispute-changes.ts';
import type { FrameNumber } from '../../../core/formats/format.ts';
import type { Game } from '../../../core/game/game.ts';
import { agreements } from '../../../core/game/history.ts';
import type { Line } from '../../../core/line/line.ts';
import type { Status } from '../../../core/game/player-line.ts';
import type { Player } from '../../../core/game/player.ts';
import { scoreLine, writtenScore, type LineScore } from '../../../core/line/score.ts';

/** A provisional frame that is not settled: both scores are kept and printed (rules: provisional frames). */
export interface OtherOutcome {
  readonly frame: FrameNumber;
  readonly score: LineScore;
}

/** One player's line with its name and score. */
export interface SheetLine {
  readonly player: Player;
  /** Whether this player was at the lane when it was printed. */
  readonly presence: Status;
  readonly line: Line;
  readonly score: LineScore;
  /** The other outcomes of its provisional frames, with the score that each makes; while they are not settled. */
  readonly others: readonly OtherOutcome[];
  /** Whether it was entered by agreement, at least in part. */
  readonly agreed: boolean;
}

/** The lines of a game in bowling order. */
export function sheetLines(game: Game): readonly SheetLine[] {
  const agreed = new Set(agreements(game).map(({ player }) => player));
  return game.position.lines.map((entry) => ({
    player: { id: entry.player, name: entry.name },
    presence: entry.status,
    line: entry.line,
    score: scoreLine(entry.line),
    others: entry.disputes.map((dispute) => ({
      frame: dispute.frame,
      score: provisionalScore(entry, dispute),
    })),
    agreed: agreed.has(entry.player),
  }));
}

/** The number in a line's score box: what is settled, or an absent player's, as on the board; null before anything is. */
export function printedScore({ line, score }: SheetLine): number | null {
  return writtenScore(line, score);
}
