import { expect, test } from 'vitest';
import { afterBalls } from '../testing/notation.testing.ts';
import { setupOf } from '../testing/setup.testing.ts';
import { gameEndOf } from './game-end.ts';
import { newGame } from './game.ts';
import { ranking } from './ranking.ts';

const GAME = newGame({ ...setupOf(['PJS', 'KYJ']), format: 'low-game' });

test('in low game the lowest total is the first place and wins', () => {
  // PJS leaves a pin more in each frame than KYJ: 30 and 20.
  const over = afterBalls(GAME, '21 11 '.repeat(10));
  expect(ranking(over).map(({ player, place, score }) => [player.name, place, score.posted])).toEqual([
    ['KYJ', 1, 20],
    ['PJS', 2, 30],
  ]);
  expect(gameEndOf(over)).toMatchObject({ kind: 'won', margin: 10, winner: { player: { name: 'KYJ' } } });
});
