import { expect, test } from 'vitest';
import { after, afterBalls } from '../testing/notation.testing.ts';
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

test('in low game who missed frames is placed behind who missed fewer, whatever the totals', () => {
  const begun = afterBalls(newGame({ ...setupOf(['PJS', 'KYJ', 'LEE']), format: 'low-game' }), '11 - 11');
  const one = afterBalls(after(begun, { kind: 'leave', player: 1 }), '21 21');
  const over = afterBalls(after(one, { kind: 'leave', player: 3 }), '- '.repeat(7) + '-11');
  expect(ranking(over).map(({ player, place, score }) => [player.name, place, score.soFar])).toEqual([
    ['KYJ', 1, 229],
    ['LEE', 2, 5],
    ['PJS', 3, 2],
  ]);
  expect(gameEndOf(over)).toMatchObject({ kind: 'won', margin: null, next: [{ player: { name: 'LEE' } }] });
});
