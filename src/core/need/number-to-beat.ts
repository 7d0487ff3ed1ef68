import { possibleLines } from '../game/dispute-changes.ts';
import { lowest } from '../line/extremes.ts';
import { rackOfLine, type Line } from '../line/line.ts';
import { afterBalls } from './outcome.ts';
import type { PlayerLine } from '../players/player-line.ts';
import { scoreLine } from '../line/score.ts';
import { sureScore } from './sure.ts';
import type { Contest } from './targets.ts';

/** A final score that wins whatever rivals do. `isFinal`: the leader is done, so nothing less wins. */
export interface NumberToBeat {
  readonly score: number;
  readonly isFinal: boolean;
}

/** Null when it is reached or out of reach (`max`), and while rivals still bowl and spares do not reach it. */
export function numberToBeat(own: PlayerLine, contest: Contest | null, max: number): NumberToBeat | null {
  if (contest === null) return null;
  const { win, isFinal } = contest;
  const scores = possibleLines(own).map((line) => (isFinal ? max : withSpares(line)));
  const isWon = possibleLines(own).every((line) => sureScore(line) >= win);
  return isWon || lowest(scores) < win ? null : { score: win, isFinal };
}

/** The score if each remaining rack takes nine pins and then the rest. */
function withSpares(line: Line): number {
  let whole = line;
  for (let rack = rackOfLine(whole); rack !== null; rack = rackOfLine(whole)) {
    const pins = rack.ball === 1 ? rack.standing - 1 : rack.standing;
    const [next] = afterBalls(whole, [pins]);
    if (next === undefined) throw new Error('pins that stand were refused');
    whole = next;
  }
  return scoreLine(whole).soFar;
}
