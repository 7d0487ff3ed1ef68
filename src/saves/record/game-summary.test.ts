import { expect, test } from 'vitest';
import { newGame } from '../../core/game/game.ts';
import { handicapGame } from '../../core/testing/league.testing.ts';
import { after, afterBalls } from '../../core/testing/notation.testing.ts';
import { setupOf } from '../../core/testing/setup.testing.ts';
import { summaryOf } from './game-summary.ts';
import { recordOf } from './testing/game.testing.ts';

test('the summary of a no-tap game keeps what the next game of the same players begins with', () => {
  const setup = setupOf(['PJS', 'KYJ'], { format: 'no-tap' });
  const known = [{ average: 180, option: 9 }, { option: 7 }];
  const players = setup.players.map((player, place) => ({ ...player, ...known[place] }));
  expect(summaryOf(recordOf(newGame({ ...setup, players })))).toMatchObject({
    ...{ format: 'no-tap', averages: [180, null], options: [9, 7] },
  });
});

test('the summary of an injured bowler’s game has the score that the board has, with the tenths', () => {
  const bowled = afterBalls(handicapGame(['PJS'], [{ average: 190 }]), 'X 72 9');
  const hurt = after(bowled, { kind: 'setScoreType', player: 1, scoreType: 'injury' });
  expect(summaryOf(recordOf(hurt)).scores).toEqual([37 + 126]);
});
