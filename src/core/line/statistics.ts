import type { Line } from './line.ts';
import { isGiven, type Mark } from './marks.ts';
import { pinfall } from './roll.ts';

/** Counted from the balls bowled so far: a strike that nobody bowled is none. */
export interface Statistics {
  /** Including fill balls: 0 to 12. */
  readonly strikes: number;
  /** Including one on the fill balls: 0 to 11. */
  readonly spares: number;
  /** 0 to 10. */
  readonly opens: number;
  /** Splits followed by a second ball at the rack; a split on the very last ball is no chance. */
  readonly splits: number;
  /** Splits converted to a spare. */
  readonly splitsMade: number;
  readonly fouls: number;
  /** Mean pinfall of the frames' first balls, 0 to 10, not rounded; null before the first ball. */
  readonly firstBallAverage: number | null;
}

export function statisticsOf(line: Line): Statistics {
  const frames = line.frames.map(({ marks }) => marks.filter((mark) => !isGiven(mark)));
  const marks = frames.flat();
  const afterSplits = frames.flatMap(ballsAfterSplits);
  return {
    strikes: countKind(marks, 'strike'),
    spares: countKind(marks, 'spare'),
    opens: line.frames.filter(({ result }) => result === 'open').length,
    splits: afterSplits.length,
    splitsMade: countKind(afterSplits, 'spare'),
    fouls: countKind(marks, 'foul'),
    firstBallAverage: mean(line.frames.flatMap((frame) => frame.rolls.slice(0, 1)).map(pinfall)),
  };
}

/** Only a first ball at a rack is ringed, so the next ball of the frame meets its leave. */
function ballsAfterSplits(marks: readonly Mark[]): readonly Mark[] {
  return marks.filter((_mark, index) => {
    const before = marks[index - 1];
    return before?.kind === 'count' && before.split;
  });
}

function countKind(marks: readonly Mark[], kind: Mark['kind']): number {
  return marks.filter((mark) => mark.kind === kind).length;
}

function mean(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}
