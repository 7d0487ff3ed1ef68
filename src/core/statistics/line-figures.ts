import type { Line } from '../line/line.ts';
import { soFarOf } from '../line/score.ts';
import type { BowlerId } from '../players/opaque-id.ts';
import type { PlayerLine } from '../players/player-line.ts';
import { matesOfFrame } from '../players/shared-line.ts';
import { type Counts, countsOfLine } from './counts.ts';

/** What statistics need of one bowler's line: kept beside a saved game, so that a thousand are read at once. */
export interface LineFigures {
  /** Whether every frame was bowled, or given: only then does the line count in statistics of several games. */
  readonly whole: boolean;
  /** Scratch; null where nobody bowled the line (a blind score), and for one of several bowlers who share it. */
  readonly score: number | null;
  /** The format's option; lines of different options are not compared. */
  readonly option: number | null;
  readonly counts: Counts;
}

/** A bowler and what they did in one game. */
export interface BowlerFigures {
  readonly bowler: BowlerId;
  readonly name: string;
  readonly figures: LineFigures;
}

/** The figures of a player; where bowlers share the line, of the team and then of each one's own balls. */
export function bowlerFigures(player: PlayerLine): readonly BowlerFigures[] {
  const { bowler, name } = player;
  return [{ bowler, name, figures: lineFigures(player) }, ...mateFigures(player)];
}

export function lineFigures({ line }: Pick<PlayerLine, 'line'>): LineFigures {
  return {
    whole: isWhole(line),
    score: line.blind === null ? soFarOf(line) : null,
    option: line.table.option,
    counts: countsOfLine(line),
  };
}

/**
 * Those who share a line, in their order (rules: Baker and Scotch doubles), with their own balls: they add up to the
 * team's. Nobody where a player bowls alone.
 */
export function mateFigures({ line, shared }: Pick<PlayerLine, 'line' | 'shared'>): readonly BowlerFigures[] {
  if (shared === null) return [];
  const { option } = line.table;
  return shared.mates.map(({ bowler, name }, index) => {
    const counts = countsOfLine(line, (frame, place) => matesOfFrame(shared, frame)[place] === index + 1);
    return { bowler, name, figures: { whole: isWhole(line), score: null, option, counts } };
  });
}

/** A missed frame is nobody's bowling, so that a line with one is not whole. */
function isWhole({ blind, frames }: Line): boolean {
  return blind === null && frames.every(({ state }) => state === 'finished' || state === 'given');
}
