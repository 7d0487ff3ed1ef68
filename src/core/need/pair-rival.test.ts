import { expect, test } from 'vitest';
import { newGame } from '../game/game.ts';
import { SCRATCH } from '../testing/league.testing.ts';
import { USUAL_TERMS } from '../league/terms.ts';
import { after, afterBalls, agreement } from '../testing/notation.testing.ts';
import { onPair, setupOf, withLeague } from '../testing/setup.testing.ts';
import { needOf } from './headline.ts';

test('on a pair of lanes the rival is in the same place of the game beside it', () => {
  const terms = { ...SCRATCH, points: { ...USUAL_TERMS.points, individual: 1 } };
  const setup = withLeague(setupOf(['PJS', 'KYJ']), 2, terms);
  const { home, visitors } = onPair(setup);
  const eights = '8- '.repeat(9);
  const one = afterBalls(after(newGame(setup), agreement(2, eights), agreement(1, `${eights} 9/ 9`)), 'X');
  const pjs = after(newGame(home), agreement(1, `${eights} 9/ 9`));
  const kyj = afterBalls(newGame(visitors), `${eights} X`);
  // PJS has 91; KYJ has 82 and two balls to come.
  const need = needOf(one.position, 2);
  expect(need).not.toBeNull();
  expect(needOf(kyj.position, 1, pjs.position)).toEqual(need);
  expect(needOf(kyj.position, 1)).not.toEqual(need);
});
