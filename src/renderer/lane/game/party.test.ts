import { describe, expect, test } from 'vitest';
import { newGame } from '../../../core/game/game.ts';
import { after } from '../../../core/testing/notation.testing.ts';
import { onPair, setupOf, withLeague } from '../../../core/testing/setup.testing.ts';
import { nextOrder, nextOrderOfPair, partyOf } from './party.ts';

const BOTH = onPair(withLeague(setupOf(['PJS', 'KYJ', 'LEE', 'DOM']), 2, {}, [{ average: 180 }, {}, {}, {}]));
const [HOME, VISITORS] = [newGame(BOTH.home), newGame(BOTH.visitors)];

describe('the next game', () => {
  test('has the same players, each with their number in the game before', () => {
    const { players, follows } = nextOrder(partyOf(HOME, 'g1'));
    expect(follows).toBe('g1');
    expect(players).toMatchObject([
      { name: 'PJS', was: 1, average: 180 },
      { name: 'LEE', was: 2, average: null },
    ]);
  });

  test('of a match on a pair has both teams, home first, and follows home’s game', () => {
    const order = nextOrderOfPair([partyOf(HOME, 'g1'), partyOf(VISITORS, 'g2')]);
    expect(order).toMatchObject({ half: 'both', follows: 'g1' });
    expect(order?.players.map(({ name, was, wasIn }) => [name, was, wasIn])).toEqual([
      ['PJS', 1, undefined],
      ['LEE', 2, undefined],
      ['KYJ', 1, 'g2'],
      ['DOM', 2, 'g2'],
    ]);
  });

  test('of a match on a pair continues without who has left', () => {
    const left = after(VISITORS, { kind: 'leave', player: 1 });
    const order = nextOrderOfPair([partyOf(HOME, 'g1'), partyOf(left, 'g2')]);
    expect(order?.players.map(({ name }) => name)).toEqual(['PJS', 'LEE', 'DOM']);
  });
});
