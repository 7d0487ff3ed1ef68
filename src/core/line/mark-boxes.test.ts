import { describe, expect, test } from 'vitest';
import { FRAME_NUMBERS } from '../formats/formats.ts';
import { lineOfNotation } from '../testing/notation.testing.ts';
import { frameAt } from './line.ts';
import { markBoxes } from './mark-boxes.ts';
import { markText } from './marks.ts';

/** The boxes of every frame; `_` is an empty one. */
function written(notation: string): readonly string[] {
  const line = lineOfNotation(notation);
  return FRAME_NUMBERS.map((number) =>
    markBoxes(number, frameAt(line, number).marks)
      .map(({ mark }) => (mark === null ? '_' : markText(mark)))
      .join(''),
  );
}

describe('the boxes of a frame', () => {
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
      markBoxes(number, frameAt(lineOfNotation(notation), number).marks).map(({ ball }) => ball);
    expect(balls('X', 1)).toEqual([null, 1]);
    expect(balls('7', 1)).toEqual([1, 2]);
    expect(balls('X X X X X X X X X X', 10)).toEqual([1, 2, 3]);
  });
});
