import { provisionalScore } from '../../../core/game/dispute-changes.ts';
import { factsIn, type Facts } from '../../../core/game/fact-changes.ts';
import type { Game } from '../../../core/game/game.ts';
import { agreements } from '../../../core/game/history.ts';
import { SCORE_TYPE_FACTS } from '../../../core/league/score-type.ts';
import type { Line } from '../../../core/line/line.ts';
import type { PlayerLine, Status } from '../../../core/players/player-line.ts';
import type { NamedPlayer } from '../../../core/players/player.ts';
import type { Position } from '../../../core/players/position.ts';
import { mateBeginning, mateNumbered } from '../../../core/players/shared-line.ts';
import { mateFigures, type BowlerFigures } from '../../../core/statistics/line-figures.ts';
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
  /** In a league's game. */
  readonly facts: Facts | null;
  /** Where bowlers share the line: who begins each frame, null where nobody knows yet. Else null. */
  readonly begins: readonly (string | null)[] | null;
  /** Who shares the line, in their order, with the figures of their own balls. */
  readonly bowlers: readonly BowlerFigures[];
}

/** The lines of a game: in bowling order, in a league by team and place, as its recap has them. */
export function sheetLines(game: Game): readonly SheetLine[] {
  const agreed = new Set(agreements(game).map(({ player }) => player));
  return printedOrder(game.position).map((entry) => ({
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
    facts: factsIn(game.position, entry.player),
    begins: beginsOf(entry),
    bowlers: mateFigures(entry),
  }));
}

function beginsOf({ line, shared }: PlayerLine): SheetLine['begins'] {
  if (shared === null) return null;
  return line.frames.map(
    (_frame, place) => mateNumbered(shared, mateBeginning(shared, place + 1))?.name ?? null,
  );
}

function printedOrder({ league, lines }: Position): readonly PlayerLine[] {
  const teamOf = ({ part }: PlayerLine): number =>
    league?.teams.findIndex(({ id }) => id === part?.seat?.team) ?? 0;
  const placeOf = ({ part }: PlayerLine): number => part?.seat?.place ?? 0;
  return lines.toSorted((one, other) => teamOf(one) - teamOf(other) || placeOf(one) - placeOf(other));
}

/** The letter of a score type, boxed beside the name; empty for a bowler and where there is no league. */
export function letterOf({ facts }: Pick<SheetLine, 'facts'>): string {
  return facts === null ? '' : SCORE_TYPE_FACTS[facts.type].letter;
}

/**
 * The number in a line's score box, as on the board: the posted score, or an absent player's score; null before
 * anything is settled.
 */
export function printedScore({ line, score }: SheetLine): number | null {
  return writtenScore(line, score);
}
