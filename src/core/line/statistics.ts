import { rollsOf } from './frame.ts';
import type { Line } from './line.ts';
import { marksOf, type Mark } from './marks.ts';
import { pinfall } from './roll.ts';

/** What a line shows besides its score; counted from what has been bowled so far. */
export interface Statistics {
  /** Every strike, those of the fill balls too: 0 to 12. */
  readonly strikes: number;
  /** Every spare, one on the fill balls too: 0 to 11. */
  readonly spares: number;
  /** Finished frames that are open: 0 to 10. */
  readonly opens: number;
  /** Splits that the second ball at the rack was bowled at; one on the very last ball gives no such chance. */
  readonly splits: number;
  /** Those of them that became a spare. */
  readonly splitsMade: number;
  /** Foul deliveries. */
  readonly fouls: number;
  /** The mean pinfall of the frames' first balls, 0 to 10, not rounded; null before the first ball. */
  readonly firstBallAverage: number | null;
}

/** The statistics of one player's line. */
export function statisticsOf(line: Line): Statistics {
  const frames = line.frames.map(marksOf);
  const marks = frames.flat();
  const afterSplits = frames.flatMap(ballsAfterSplits);
  return {
    strikes: countKind(marks, 'strike'),
    spares: countKind(marks, 'spare'),
    // Stryker disable next-line ConditionalExpression: only a finished frame has a result (the check is for the types)
    opens: line.frames.filter((frame) => frame.state === 'finished' && frame.result === 'open').length,
    splits: afterSplits.length,
    splitsMade: countKind(afterSplits, 'spare'),
    fouls: countKind(marks, 'foul'),
    firstBallAverage: mean(line.frames.flatMap((frame) => rollsOf(frame).slice(0, 1)).map(pinfall)),
  };
}

/** A split is ringed on the first ball at a rack only, so the ball behind it in its frame meets what it left. */
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
