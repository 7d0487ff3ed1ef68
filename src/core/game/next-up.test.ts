import { describe, expect, test } from 'vitest';
import { after, afterBalls, correction, gameOf } from '../testing/notation.testing.ts';
import { nextUp } from './next-up.ts';

describe('the next player after this frame', () => {
  test.each([
    ['the one behind in the line-up', ['A', 'B', 'C'], '', 2],
    ['the same in the middle of the frame', ['A', 'B', 'C'], '72 8', 3],
    ['the first after the last', ['A', 'B'], '72 8', 1],
    ['alone the same player', ['A'], '72', 1],
  ] as const)('is %s', (_who, names, balls, player) => {
    expect(nextUp(afterBalls(gameOf(...names), balls).position)).toBe(player);
  });

  test('is nobody when the game ends with this frame, with or without fill balls', () => {
    for (const balls of ['XXXXXXXXX 7', 'XXXXXXXXX', 'XXXXXXXXX X', 'XXXXXXXXX 72'])
      expect(nextUp(afterBalls(gameOf('A'), balls).position)).toBeNull();
  });

  test('is the player again whose old frame a correction opened', () => {
    const game = after(afterBalls(gameOf('A', 'B'), 'X 72 9'), correction(1, 1, '7'));
    expect(nextUp(game.position)).toBe(1);
  });
});
