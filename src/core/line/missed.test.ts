import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { newLine, type Line } from './line.ts';
import { scoreLine } from './score.ts';
import { leftLine, missedBefore, reopenedFrom, stillMissed } from './missed.ts';
import { lineOfNotation } from '../testing/notation.testing.ts';

const FIRST = 1;
const THIRD = 3;
const RUNNING = lineOfNotation('X 7');

/** Each frame's state and balls. */
function framesOf(line: Line): readonly string[] {
  return line.frames.map((frame) => `${frame.state} ${frame.text}`.trim());
}

function ten(first: readonly string[], rest: string): readonly string[] {
  return [...first, ...Array.from({ length: 10 - first.length }, () => rest)];
}

describe('frames that are missed', () => {
  it('are all the unfinished ones after a player left', () => {
    expect(framesOf(leftLine(RUNNING))).toEqual(ten(['finished X', 'missed 7'], 'missed'));
    expect(leftLine(leftLine(RUNNING))).toEqual(leftLine(RUNNING));
  });

  it('are those before the first bowled one', () => {
    expect(framesOf(missedBefore(newLine(TEN_PIN), THIRD))).toEqual(ten(['missed', 'missed'], 'empty'));
    expect(framesOf(missedBefore(RUNNING, THIRD))).toEqual(ten(['finished X', 'missed 7'], 'empty'));
    expect(missedBefore(RUNNING, FIRST)).toEqual(RUNNING);
  });

  it.each<[now: string, second: string]>([
    ['X 8', 'missed 8'],
    ['X', 'missed'],
    ['X 72', 'finished 72'],
    ['X X', 'finished X'],
    ['7', 'missed'],
  ])('stay missed after a change to %s unless they have more balls', (now, second) => {
    const line = stillMissed(leftLine(RUNNING), lineOfNotation(now));
    expect(framesOf(line)[1]).toBe(second);
    expect(framesOf(line).slice(2)).toEqual(ten([], 'missed').slice(2));
  });

  it('are none where none were', () => {
    expect(stillMissed(RUNNING, RUNNING)).toEqual(RUNNING);
    const longer = lineOfNotation('X 72 9');
    expect(stillMissed(missedBefore(newLine(TEN_PIN), THIRD), longer)).toEqual(longer);
  });

  it('count 0 for the bonus of a mark before them, in the last frame too', () => {
    expect(scoreLine(leftLine(lineOfNotation('-- -- -- -- -- -- -- -- X'))).posted).toBe(10);
    expect(scoreLine(leftLine(lineOfNotation('-- -- -- -- -- -- -- -- X 7'))).posted).toBe(24);
  });

  it('are bowled after all from the given frame, where they were left', () => {
    expect(reopenedFrom(leftLine(RUNNING), FIRST)).toEqual(RUNNING);
    const later = framesOf(reopenedFrom(leftLine(RUNNING), THIRD));
    expect(later).toEqual(ten(['finished X', 'missed 7'], 'empty'));
  });
});
