import { possibleLines } from '../game/dispute-changes.ts';
import { endingsOf, isLastFrame, type ScoredEnding } from './ending.ts';
import { highest, lowest } from '../line/extremes.ts';
import { ballWays, rackWays, type Outcome, type Way } from './outcome.ts';
import type { PlayerLine } from '../players/player-line.ts';
import { scoreLine } from '../line/score.ts';
import { sureScore } from './sure.ts';

/** An outcome, the best score still possible after its worst and its best way, and the score that is then certain. */
export interface Outlook {
  readonly outcome: Outcome;
  readonly least: number;
  readonly most: number;
  readonly sure: number;
}

/** The scores still possible for a line, whichever outcome of a provisional frame stands. */
export interface Prospect {
  /** The score that is certain now. */
  readonly sure: number;
  readonly max: number;
  readonly racks: readonly Outlook[];
  readonly balls: readonly Outlook[];
  readonly endings: readonly ScoredEnding[];
}

export function prospectOf(player: PlayerLine): Prospect {
  const { line } = player;
  const lines = possibleLines(player);
  return {
    sure: lowest(lines.map(sureScore)),
    max: highest(lines.map((one) => scoreLine(one).max)),
    racks: rackWays(line).map((way) => outlookOf(player, way)),
    balls: ballWays(line).map((way) => outlookOf(player, way)),
    endings: isLastFrame(line) ? endingsOf(player) : [],
  };
}

function outlookOf(player: PlayerLine, { outcome, lines }: Way): Outlook {
  const possible = lines.flatMap((line) => possibleLines({ ...player, line }));
  const best = possible.map((line) => scoreLine(line).max);
  return {
    outcome,
    least: lowest(best),
    most: highest(best),
    sure: lowest(possible.map(sureScore)),
  };
}
