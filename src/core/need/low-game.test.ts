import { expect, test } from 'vitest';
import { newGame } from '../game/game.ts';
import { afterBalls, gameOf } from '../testing/notation.testing.ts';
import { setupOf } from '../testing/setup.testing.ts';
import { needOf } from './headline.ts';

const BALLS = '11 11 '.repeat(8);

test('in low game nothing is said of what a player needs, because that is always more pins', () => {
  const low = newGame({ ...setupOf(['PJS', 'KYJ']), format: 'low-game' });
  expect(needOf(afterBalls(low, BALLS).position, 1)).toBeNull();
  expect(needOf(afterBalls(gameOf('PJS', 'KYJ'), BALLS).position, 1)).not.toBeNull();
});
