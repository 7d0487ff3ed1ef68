import { expect, test } from 'vitest';
import { after, afterBalls, gameOf } from '../testing/notation.testing.ts';
import { missedFrames } from './absence.ts';

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
