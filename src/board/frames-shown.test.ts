import { expect, test } from 'vitest';
import { ballsShown, framesShown } from './frames-shown.ts';
import { bowled, gameIn, gameOf } from './testing/play.testing.ts';
import { boardRows } from './rows.ts';

const rows = boardRows(gameOf('A', 'B'));

test('ten frames are all of them', () => {
  expect(framesShown('ten', 7, rows)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('five frames end with the one being bowled, and never begin before the first', () => {
  expect(framesShown('five', 1, rows)).toEqual([1, 2, 3, 4, 5]);
  expect(framesShown('five', 5, rows)).toEqual([1, 2, 3, 4, 5]);
  expect(framesShown('five', 6, rows)).toEqual([2, 3, 4, 5, 6]);
  expect(framesShown('five', 10, rows)).toEqual([6, 7, 8, 9, 10]);
});

test('with nobody on turn they end with the last frame begun', () => {
  expect(framesShown('five', null, rows)).toEqual([1, 2, 3, 4, 5]);
  const stopped = boardRows(bowled(gameOf('A'), 'XXXXXX7'));
  expect(framesShown('five', null, stopped)).toEqual([3, 4, 5, 6, 7]);
});

test('a roll-off has one frame, in either layout', () => {
  const rollOff = boardRows(gameIn('roll-off', 'A', 'B'));
  for (const layout of ['ten', 'five'] as const) expect(framesShown(layout, 1, rollOff)).toEqual([1]);
});

test('the boxes of a frame are those of the game, and on a pair those of both games', () => {
  const duckpins = boardRows(gameIn('duckpin', 'A'));
  expect(ballsShown([])).toEqual(ballsShown(rows));
  expect(ballsShown(duckpins)).toEqual(Array(10).fill(3));
  expect(ballsShown([...boardRows(gameIn('roll-off', 'A')), ...rows])).toEqual([
    3,
    ...Array<number>(8).fill(2),
    3,
  ]);
});
