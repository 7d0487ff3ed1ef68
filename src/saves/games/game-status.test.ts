import { describe, expect, test } from 'vitest';
import { afterBalls } from '../../core/testing/notation.testing.ts';
import { bakerGame, scotchGame } from '../../core/testing/teams.testing.ts';
import { ball, freshGame, gameOfMisses, played } from '../record/testing/game.testing.ts';
import { gameStatusOf } from './game-status.ts';

const PARTY = freshGame(['PJS', 'KYJ']);

describe('the status of a game', () => {
  test('before the first ball there is no last ball, and the first player is next', () => {
    expect(gameStatusOf(PARTY)).toEqual({
      gameNumber: 1,
      names: ['PJS', 'KYJ'],
      generation: 0,
      last: null,
      next: 'PJS',
    });
  });

  test('names the last ball with its frame, and the next player', () => {
    const game = played(PARTY, [ball(10), ball(8)]);
    expect(gameStatusOf(game)).toMatchObject({
      generation: 2,
      last: { name: 'KYJ', mark: '8', frame: 1 },
      next: 'KYJ',
    });
    expect(gameStatusOf(played(game, [{ kind: 'roll', entry: { kind: 'spare' } }]))).toMatchObject({
      last: { name: 'KYJ', mark: '/', frame: 1 },
      next: 'PJS',
    });
  });

  test('a ball that was taken back is not the last one', () => {
    expect(gameStatusOf(played(PARTY, [ball(10), ball(8), { kind: 'undo' }]))).toMatchObject({
      generation: 3,
      last: { name: 'PJS', mark: 'X', frame: 1 },
      next: 'KYJ',
    });
  });

  test('a ball that was corrected is named as it stands now', () => {
    const balls = [{ entry: { kind: 'pins', pins: 9 }, split: false }] as const;
    const game = played(PARTY, [ball(10), ball(8), { kind: 'correctFrame', player: 2, frame: 1, balls }]);
    expect(gameStatusOf(game).last).toEqual({ name: 'KYJ', mark: '9', frame: 1 });
  });

  test('in a team the last ball and the next one are their bowlers’', () => {
    const strike = gameStatusOf(afterBalls(scotchGame([['ANN', 'BEN']]), 'X'));
    expect([strike.last?.name, strike.next]).toEqual(['ANN', 'BEN']);
    const two = gameStatusOf(
      afterBalls(
        bakerGame([
          ['ANN', 'BEN'],
          ['CAT', 'DAN'],
        ]),
        '72 8',
      ),
    );
    expect(two).toMatchObject({ names: ['Team 1', 'Team 2'], last: { name: 'CAT' }, next: 'CAT' });
  });

  test('nobody is next when it is over', () => {
    expect(gameStatusOf(gameOfMisses(20))).toMatchObject({
      last: { name: 'PJS', mark: '-', frame: 10 },
      next: null,
    });
  });

  test('a ball whose frame an agreement emptied is not the last one', () => {
    const game = played(freshGame(['PJS']), [ball(3), ball(4), ball(5)]);
    const agreed = played(game, [{ kind: 'agreeLine', player: 1, notation: 'X' }]);
    expect(gameStatusOf(agreed)).toMatchObject({
      ...{ generation: 4, next: 'PJS' },
      last: { name: 'PJS', mark: 'X', frame: 1 },
    });
  });
});
