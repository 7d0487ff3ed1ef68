import { expect, test } from 'vitest';
import { pipsAreNew } from './pip-legend.ts';
import { bowled, gameOf } from './testing/play.testing.ts';
import { boardRows } from './rows.ts';

/** Whether the legend explains the circles after these balls of KYJ and PJS. */
const explained = (balls: string): boolean => pipsAreNew(boardRows(bowled(gameOf('KYJ', 'PJS'), balls)));

test('the circles are explained from the first mark of a game until its bonus is complete', () => {
  expect(['', '72', '8', '8/', 'X', 'X 72 8', 'X 72 81'].map(explained)).toEqual([
    ...[false, false, false, true, true, true, false],
  ]);
});

test('later circles are not explained again', () => {
  expect(explained('X 72 81 X')).toBe(false);
});

test('another player’s strike is not explained again', () => {
  expect(explained('X X 81')).toBe(false);
});
