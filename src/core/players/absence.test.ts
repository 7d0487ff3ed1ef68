import { expect, test } from 'vitest';
import { after, afterBalls, gameOf } from '../testing/notation.testing.ts';
import { missedFrames } from './absence.ts';
import { blindScoreOf } from './blind.ts';

test.each([
  [null, 120],
  [161, 151],
  [10, 0],
  [5, 0],
])('an absent player with an average of %s counts %s', (average, score) => {
  expect(blindScoreOf({ average })).toBe(score);
});

test('a late player has missed every frame before the lane’s', () => {
  expect(missedFrames(gameOf('PJS').position)).toEqual([]);
  expect(missedFrames(afterBalls(gameOf('PJS'), 'X X').position)).toEqual([1, 2]);
});

test('a returning player has missed the unfinished frames', () => {
  const gone = after(afterBalls(gameOf('PJS', 'KYJ'), 'X X'), { kind: 'leave', player: 2 });
  const { position } = afterBalls(gone, 'X X');
  expect(missedFrames(position, position.lines[1])).toEqual([2, 3]);
  expect(missedFrames(position, position.lines[0])).toEqual([]);
});
