import { possibleLines } from '../game/dispute-changes.ts';
import { endingsOf, isLastFrame, type ScoredEnding } from './ending.ts';
import { highest, lowest } from '../line/extremes.ts';
import { ballWays, rackWays, type Outcome, type Way } from './outcome.ts';
import type { PlayerLine } from '../players/player-line.ts';
import { scoreLine } from '../line/score.ts';

/** An outcome, the best score still possible after its worst and its best way, and the score that is then certain. */
export interface Outlook {
  readonly outcome: Outcome;
  readonly least: number;
  readonly most: number;
  readonly sure: number;
}

/** The scores still possible for a line, whichever outcome of a provisional frame stands. */
export interface Prospect {
  readonly soFar: number;
  readonly max: number;
  readonly racks: readonly Outlook[];
  readonly balls: readonly Outlook[];
  readonly endings: readonly ScoredEnding[];
}

export function prospectOf(player: PlayerLine): Prospect {
  const { line } = player;
  const scores = possibleLines(player).map(scoreLine);
  return {
    soFar: lowest(scores.map(({ soFar }) => soFar)),
    max: highest(scores.map(({ max }) => max)),
    racks: rackWays(line).map((way) => outlookOf(player, way)),
    balls: ballWays(line).map((way) => outlookOf(player, way)),
    endings: isLastFrame(line) ? endingsOf(player) : [],
  };
}

function outlookOf(player: PlayerLine, { outcome, lines }: Way): Outlook {
  const scores = lines.flatMap((line) => possibleLines({ ...player, line })).map(scoreLine);
  const best = scores.map(({ max }) => max);
  return {
    outcome,
    least: lowest(best),
    most: highest(best),
    sure: lowest(scores.map(({ soFar }) => soFar)),
  };
}
