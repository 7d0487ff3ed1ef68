import { usualTable } from '../formats/format.ts';
import { describe, expect, test } from 'vitest';
import { CURRENT_FRAME } from '../formats/current-frame.ts';
import { LOW_GAME } from '../formats/low-game.ts';
import { ROLL_OFF } from '../formats/roll-off.ts';
import { FRAME_NUMBERS } from '../formats/formats.ts';
import { NINES } from '../testing/nines.testing.ts';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { TEN_PIN_RULES } from '../formats/ten-pin.ts';
import { lineOfNotation, must } from '../testing/notation.testing.ts';
import { enterPins } from './entered-line.ts';
import { frameAt, type Line } from './line.ts';
import { markBoxes } from './mark-boxes.ts';
import { markText } from './marks.ts';
import { tableOf } from './table.ts';

/** The boxes of every frame; `_` is an empty one. */
function written(notation: string): readonly string[] {
  return boxesIn(lineOfNotation(notation));
}

function boxesIn(line: Line): readonly string[] {
  return FRAME_NUMBERS.map((number) =>
    markBoxes(line.table, number, frameAt(line, number).marks)
      .map(({ mark }) => (mark === null ? '_' : markText(mark)))
      .join(''),
  );
}

describe('the boxes of a frame', () => {
  test('have a nine that is a strike where a strike stands', () => {
    const line = must(enterPins(usualTable(NINES), [9, 10, 7, 2, 8, 2]));
    expect(boxesIn(line).slice(0, 4)).toEqual(['_9', '_X', '72', '8/']);
  });

  test('are as many as its table has balls for it: three where a rack takes three', () => {
    const three = tableOf({ ...TEN_PIN_RULES, cleared: ['strike', 'spare', 'open'] });
    expect(boxesIn(must(enterPins(three, [7, 2, 0, 10]))).slice(0, 3)).toEqual(['72-', '__X', '___']);
  });

  test('have a miss that is a strike where a strike stands, with the lowest total winning', () => {
    const line = must(enterPins(usualTable(LOW_GAME), [0, 7, 2, 3, 0, 10]));
    expect(boxesIn(line).slice(0, 4)).toEqual(['_-', '72', '3-', '_X']);
  });

  test('have the strike of current frame in the last box of the tenth too, and that of a roll-off in its first', () => {
    const strikes = must(enterPins(usualTable(CURRENT_FRAME), Array(10).fill(10)));
    expect(boxesIn(strikes).at(-1)).toBe('_X');
    const { table, frames } = must(enterPins(usualTable(ROLL_OFF), [10]));
    expect(markBoxes(table, 1, frames[0]?.marks ?? []).map(({ mark }) => mark?.kind)).toEqual([
      ...['strike', undefined, undefined],
    ]);
  });

  test('two balls have a box each, a strike before the tenth is in the second, the tenth has three', () => {
    expect(written('X | 7 2 | 8 / | F 9 | - / | X | X | X | X | X X 8')).toEqual([
      ...['_X', '72', '8/', 'F9', '-/', '_X', '_X', '_X', '_X', 'XX8'],
    ]);
  });

  test('of an unfinished frame are empty where nothing was bowled', () => {
    expect(written('7').slice(0, 2)).toEqual(['7_', '__']);
    expect(written('X X X X X X X X X 9 -').at(-1)).toBe('9-_');
  });

  test('say which ball goes where, and that none goes before a strike', () => {
    const balls = (notation: string, number: 1 | 10): readonly (number | null)[] =>
      markBoxes(TEN_PIN, number, frameAt(lineOfNotation(notation), number).marks).map(({ ball }) => ball);
    expect(balls('X', 1)).toEqual([null, 1]);
    expect(balls('7', 1)).toEqual([1, 2]);
    expect(balls('X X X X X X X X X X', 10)).toEqual([1, 2, 3]);
  });
});
