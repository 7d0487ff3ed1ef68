import { frameAt } from './line.ts';
import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { frameOf } from './frame.ts';
import { splitBalls } from './marks.ts';
import { lineOfNotation, must } from '../testing/notation.testing.ts';
import { pinsRoll } from './roll.ts';

const NINE = '-- '.repeat(9);

describe('the marks of a frame', () => {
  it.each(['', 'X', '8/', '81', '9-', '--', '-/', 'F9', 'F/', 'FF', 'F-', '7F', '-', 'F', '5'])(
    'are written %j',
    (marks) => {
      expect((lineOfNotation(marks).frames[0] ?? { state: 'empty' }).text).toBe(marks);
    },
  );

  it.each([
    'XXX',
    'X9/',
    'X-/',
    'XF/',
    'X8-',
    'X--',
    'XX-',
    'XX',
    'X',
    '7/X',
    '7/-',
    '7/F',
    'F/X',
    'FF',
    '72',
    'X34',
  ])('are written %j in the tenth', (marks) => {
    expect((lineOfNotation(NINE + marks).frames[9] ?? { state: 'empty' }).text).toBe(marks);
  });

  it('are X - / when the numbers of the tenth are 10, 0, 10', () => {
    // Source: rules: ten-pin; "as numbers 10,0,10 gives X-/".
    const tenth = must(frameOf(TEN_PIN, 10, [pinsRoll(10), pinsRoll(0), pinsRoll(10)]));
    expect(tenth.text).toBe('X-/');
    expect(tenth.marks.map((mark) => mark.kind)).toEqual(['strike', 'miss', 'spare']);
  });

  it('show the golden game as it is printed', () => {
    const golden = 'X X X 72 (8)/ F9 X 7/ 9- XX8';
    expect(
      lineOfNotation(golden)
        .frames.map(({ notation }) => notation)
        .join(' '),
    ).toBe(golden);
    expect(
      lineOfNotation(golden)
        .frames.map(({ text }) => text)
        .join(' '),
    ).toBe(golden.replace('(8)', '8'));
  });
});

describe('a split', () => {
  it('is known by the number of its ball', () => {
    expect(lineOfNotation(`(8)/ 81 ${'-- '.repeat(7)} X(7)2`).frames.map(splitBalls)).toEqual([
      ...[[1], [], [], [], [], [], [], [], [], [2]],
    ]);
    expect(splitBalls(frameAt(lineOfNotation(`${NINE}7/(8)`), 10))).toEqual([3]);
  });
});
