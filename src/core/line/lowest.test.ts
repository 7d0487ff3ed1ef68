import { describe, expect, it } from 'vitest';
import { TEN_PIN_RULES } from '../formats/ten-pin.ts';
import { must } from '../testing/notation.testing.ts';
import { enterPins } from './entered-line.ts';
import { emptyFrame, type Frame } from './frame.ts';
import { newLine, type Line } from './line.ts';
import { makeNotation, parseNotation } from './notation.ts';
import { bestScore, highestScore, scoreLine } from './score.ts';
import { tableOf } from './table.ts';

const TABLE = tableOf({ ...TEN_PIN_RULES, frames: 3, wins: 'lowest' });

function bowled(...pins: readonly number[]): Line {
  return must(enterPins(TABLE, pins));
}

describe('where the lowest total wins', () => {
  const empty = emptyFrame(TABLE, 1);

  it('a miss with the first ball is a strike, and with the second a spare', () => {
    expect(empty.after[0]).toMatchObject({ result: 'strike', points: 10, bonus: 2, text: '-' });
    expect(empty.after[7]?.after[0]).toMatchObject({ result: 'spare', points: 10, bonus: 1, text: '7-' });
  });

  it('a foul is a ball without pins, and so the same', () => {
    expect(empty.afterFoul[0]).toMatchObject({ result: 'strike', points: 10, bonus: 2, text: 'F' });
    expect(empty.after[7]?.afterFoul[0]).toMatchObject({ result: 'spare', points: 10, bonus: 1, text: '7F' });
  });

  it('all ten pins are a strike or a spare as ever', () => {
    expect(empty.after[10]).toMatchObject({ result: 'strike', points: 10, bonus: 2, text: 'X' });
    expect(empty.after[7]?.after[3]).toMatchObject({ result: 'spare', points: 10, bonus: 1, text: '7/' });
  });

  it('a miss tells that nothing fell, whatever it counts', () => {
    expect(empty.after[0]?.marks).toEqual([{ kind: 'strike', fell: 0 }]);
    expect(empty.after[7]?.after[0]?.marks[1]).toEqual({ kind: 'spare', fell: 0 });
  });

  it('counts misses as ten in the last frame, each followed by its fill balls', () => {
    expect(scoreLine(bowled(1, 1, 1, 1, 0, 0, 0)).posted).toBe(4 + 30);
    expect(scoreLine(bowled(1, 1, 1, 1, 4, 0, 1)).posted).toBe(4 + 11);
  });

  it('is best with a pin a ball, and no ending is lower, from any beginning', () => {
    expect([bestScore(TABLE), highestScore(TABLE)]).toEqual([6, 90]);
    const lowest = (line: Line, frames: readonly Frame[]): number => {
      const at = frames.findIndex(({ rack }) => rack !== null);
      const frame = frames[at];
      if (frame === undefined) return scoreLine({ ...line, frames, open: null }).soFar;
      return Math.min(
        ...frame.after.map((next) => (next === null ? Infinity : lowest(line, frames.with(at, next)))),
      );
    };
    const two = tableOf({ ...TEN_PIN_RULES, frames: 2, wins: 'lowest' });
    for (const pins of [
      [],
      [0],
      [10],
      [1],
      [9],
      [9, 1],
      [4, 0],
      [0, 0],
      [0, 9],
      [0, 9, 1],
      [9, 0, 9],
      [1, 1],
    ]) {
      const line = must(enterPins(two, pins));
      expect([pins, scoreLine(line).max]).toEqual([pins, lowest(line, line.frames)]);
    }
  });

  it('reads back what it writes', () => {
    const line = bowled(0, 7, 0, 3, 7, 0);
    expect(makeNotation(line)).toBe('- 7- 3/-');
    expect(must(parseNotation(TABLE, makeNotation(line))).frames).toEqual(line.frames);
    expect(newLine(TABLE).table.wins).toBe('lowest');
  });
});
