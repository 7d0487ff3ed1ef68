import { describe, expect, test } from 'vitest';
import { newGame, type Game } from '../../core/game/game.ts';
import { afterBalls } from '../../core/testing/notation.testing.ts';
import { onPair, setupOf, withLeague } from '../../core/testing/setup.testing.ts';
import { leagueBoard } from '../league/league-board.ts';
import { nowOf } from '../now/now.ts';
import { boardRows } from '../rows.ts';

/** PJS and KYJ meet on a pair of lanes, after these balls of each. */
function pairMatch(home: string, visitors: string): { readonly home: Game; readonly visitors: Game } {
  const setup = withLeague(setupOf(['PJS', 'KYJ']), 2, { shown: 'difference' }, [
    { average: 181 },
    { average: 158 },
  ]);
  const pair = onPair(setup);
  return {
    home: afterBalls(newGame(pair.home), home),
    visitors: afterBalls(newGame(pair.visitors), visitors),
  };
}

describe('a match on a pair of lanes', () => {
  test('compares both teams over the two games, in the head of each', () => {
    const { home, visitors } = pairMatch('9- 72', '7- 72');
    const heads = leagueBoard(home, null, visitors.position)?.teams;
    expect(heads).toEqual(leagueBoard(visitors, null, home.position)?.teams);
    expect(heads?.map(({ posted, lead }) => [posted, lead?.frame])).toEqual([
      [18, 2],
      [16, 2],
    ]);
    expect((heads?.[0]?.lead?.by ?? 0) + (heads?.[1]?.lead?.by ?? 0)).toBe(0);
  });

  test('gives each bowler the difference to who bowls in the same place of the other game', () => {
    const { home, visitors } = pairMatch('9- 72', '7- 72');
    const [of, other] = [
      boardRows(home, [], visitors.position)[0],
      boardRows(visitors, [], home.position)[0],
    ];
    const difference = of?.league?.difference ?? null;
    expect(difference).not.toBeNull();
    expect(other?.league?.difference).toBe(0 - (difference ?? 0));
    expect(nowOf(home, undefined, visitors.position)?.duel).toMatchObject({
      rival: 'KYJ',
      frame: 2,
      by: difference,
    });
  });

  test('compares nobody while the other game is not known', () => {
    const { home } = pairMatch('9- 72', '7- 72');
    expect(leagueBoard(home)?.teams).toEqual([]);
    expect([boardRows(home)[0]?.league?.difference, nowOf(home)?.duel]).toEqual([null, null]);
  });
});
