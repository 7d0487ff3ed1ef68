import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../../core/formats/ten-pin-table.ts';
import { newLine, type Line } from '../../core/line/line.ts';
import { lineOfNotation } from '../../core/testing/notation.testing.ts';
import { textFor } from '../../text/index.ts';
import { whatIsWrong, readLine } from './written-line.ts';

const EMPTY = newLine(TEN_PIN);

function marks(standing: Line, text: string): readonly string[] {
  const written = readLine(standing, text);
  return written.kind === 'line' ? written.cells.map(({ marksText }) => marksText) : [];
}

describe('a line as it is written', () => {
  it('is drawn frame by frame with its running totals', () => {
    expect(marks(EMPTY, 'X 7/ . 8')).toEqual(['X', '7/', '', '8', '', '', '', '', '', '']);
    // Source: IBF Universal Playing Rules 2.1.2, the golden game.
    const golden = readLine(EMPTY, 'XXX72(8)/F9X7/9-XX8');
    expect(golden).toMatchObject({ kind: 'line', changes: true, posted: 180 });
    expect(golden.kind === 'line' && golden.cells.map(({ total }) => total)).toEqual([
      ...[30, 57, 76, 85, 95, 104, 124, 143, 152, 180],
    ]);
  });

  it.each([
    ['X 7/', 'x7/', false],
    ['X 7/', 'X | 7 3', false],
    ['X 7/', 'X (7)/', true],
    ['X 7/', 'X 7', true],
    ['X 7/', 'X 7/ .', false],
    ['F(9)9 X', 'f(9) 9 x', false],
    ['F(9)9 X', 'F9 X', true],
    ['F9 X', 'F(9) 9 X', true],
    ['', '', false],
    ['', '. . .', false],
  ])('beside %j, %j changes it: %j', (standing, text, changes) => {
    expect(readLine(lineOfNotation(standing), text)).toMatchObject({ kind: 'line', changes });
  });

  it.each([
    ['X 7 5', 'Frame 2, ball 2: Only 3 pins are standing.'],
    ['7X', 'Frame 1, ball 2: X is for a first ball at a full rack. A spare is /.'],
    ['/', 'Frame 1, ball 1: / is for a second ball. A strike is X.'],
    ['X 7 . /', 'Frame 3, ball 1: / is for a second ball. A strike is X.'],
    ['X 7 F(4)', 'Frame 2, ball 2: Only 3 pins are standing.'],
    ['. . 75', 'Frame 3, ball 2: Only 3 pins are standing.'],
    ['X 10 7', 'Frame 2, ball 1: "10" is not a mark. A ball is X, /, -, F or a digit.'],
    ['X 7 10', 'Frame 2, ball 2: "10" is not a mark. A ball is X, /, -, F or a digit.'],
    ['7 (2)', 'Frame 1, ball 2: Only a first ball that leaves two or more pins can be a split.'],
    ['X '.repeat(9) + 'X 6 X', 'Frame 10, ball 3: X is for a first ball at a full rack. A spare is /.'],
    ['X'.repeat(13), 'These are more balls than a line takes.'],
    ['. '.repeat(10) + '7', 'These are more balls than a line takes.'],
  ])('%j is wrong at its place', (text, sentence) => {
    expect(whatIsWrong(textFor('en'), readLine(EMPTY, text))).toBe(sentence);
  });

  it('cannot be emptied', () => {
    const emptied = readLine(lineOfNotation('X 7/'), ' ');
    expect(emptied).toEqual({ kind: 'wrong', place: null, refusal: { code: 'no-balls' } });
    expect(whatIsWrong(textFor('en'), emptied)).toBe(
      'A line needs at least one ball. Cancel leaves everything as it was.',
    );
  });

  it('finds nothing wrong in a readable line', () => {
    expect(whatIsWrong(textFor('en'), readLine(EMPTY, 'X 7'))).toBeNull();
  });
});
