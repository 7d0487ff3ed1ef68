import { pinfalls, type Frame } from './frame.ts';
import type { Line } from './line.ts';
import { isFoul, type Mark } from './marks.ts';
import { fallAt } from './rack.ts';
import type { FrameResult } from './rules.ts';

/** Counted from the balls bowled so far (rules: statistics). */
export interface Statistics {
  /** Racks that ended as strikes, those of fill balls too: 0 to 12. */
  readonly strikes: number;
  /** The same of spares: 0 to 11. */
  readonly spares: number;
  /** Finished frames without strike or spare: 0 to 10. */
  readonly opens: number;
  /** Splits followed by a second ball at the rack; a split on the very last ball is no chance. */
  readonly splits: number;
  /** Splits converted to a spare. */
  readonly splitsMade: number;
  readonly fouls: number;
  /** Mean pinfall of the frames' first balls, not rounded; null before the first ball. */
  readonly firstBallAverage: number | null;
}

export function statisticsOf(line: Line): Statistics {
  const afterSplits = line.frames.flatMap(({ marks }) => ballsAfterSplits(marks));
  const ended = line.frames.flatMap(racksEnded);
  return {
    strikes: ended.filter((result) => result === 'strike').length,
    spares: ended.filter((result) => result === 'spare').length,
    opens: line.frames.filter(({ result }) => result === 'open').length,
    splits: afterSplits.length,
    splitsMade: countKind(afterSplits, 'spare'),
    fouls: line.frames.reduce((sum, { marks }) => sum + marks.filter(isFoul).length, 0),
    firstBallAverage: mean(line.frames.flatMap((frame) => pinfalls(frame).slice(0, 1))),
  };
}

/** The results of a frame's racks. A foul can end one, where a ball without pins does. */
function racksEnded({ racks, rolls }: Frame): readonly FrameResult[] {
  return racks.flatMap((rack, ball) => {
    const roll = rolls[ball];
    return roll === undefined ? [] : (fallAt(rack, roll).ended ?? []);
  });
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
