import { describe, expect, test } from 'vitest';
import { markText } from '../core/line/marks.ts';
import { boxesOf, touchedBall } from './boxes.ts';
import { bowled, gameOf } from './testing/play.testing.ts';
import { boardRows, type BoardCell } from './rows.ts';

/** The frame of the last of these balls. */
function lastFrame(balls: string): BoardCell {
  const cells = boardRows(bowled(gameOf('PJS'), balls))[0]?.cells ?? [];
  const cell = cells.findLast(({ marks }) => marks.length > 0) ?? cells[0];
  if (cell === undefined) throw new Error('a line without frames');
  return cell;
}

const drawn = (cell: BoardCell): readonly string[] =>
  boxesOf(cell).map(({ mark, next }) => (mark === null ? (next ? 'next' : '') : markText(mark)));

describe('the boxes of a frame', () => {
  test.each([
    ['', ['next', '']],
    ['8', ['8', 'next']],
    ['8/', ['8', '/']],
    ['X', ['', 'X']],
    ['XXXXXXXXX X', ['X', 'next', '']],
    ['XXXXXXXXX X9', ['X', '9', 'next']],
    ['XXXXXXXXX F/X', ['F', '/', 'X']],
    ['XXXXXXXXX 72', ['7', '2', '']],
  ])('%j is drawn as %j', (balls, boxes) => {
    expect(drawn(lastFrame(balls))).toEqual(boxes);
  });
});

describe('a touch', () => {
  test('means the ball of the half it falls on', () => {
    expect(touchedBall(lastFrame('72'), 0.2)).toBe(1);
    expect(touchedBall(lastFrame('72'), 0.8)).toBe(2);
    expect(touchedBall(lastFrame('72'), 1)).toBe(2);
  });

  test('on a strike means the strike, wherever it falls', () => {
    expect(touchedBall(lastFrame('X'), 0.1)).toBe(1);
    expect(touchedBall(lastFrame('X'), 0.9)).toBe(1);
  });

  test('on the tenth has thirds', () => {
    const tenth = lastFrame('XXXXXXXXX X9/');
    expect([0.1, 0.5, 0.9].map((across) => touchedBall(tenth, across))).toEqual([1, 2, 3]);
  });

  test('right of the balls bowled means the last one, and on an empty frame none', () => {
    expect(touchedBall(lastFrame('8'), 0.9)).toBe(1);
    expect(touchedBall(lastFrame(''), 0.5)).toBeNull();
  });
});
