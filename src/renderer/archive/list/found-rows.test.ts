/** Point 21: a match is one row of the past games, whatever was bowled between its games. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameSummary } from '../../../contract/contract.ts';
import { summaryOfNames } from '../testing/summary.testing.ts';
import { isIn, rowsOf } from './found-rows.ts';

const TEAMS = ['Pin Pals', 'Late Hooks'];

function gameOf(day: number, match: string | null | undefined): GameSummary {
  const game = summaryOfNames(String(day).padStart(2, '0'), 'PJS');
  return { ...game, league: match === undefined ? null : { match, teams: TEAMS } };
}

test('the games of two matches and open games between them are a row each', () => {
  const games = [
    gameOf(9, 'tuesday'),
    gameOf(8, undefined),
    gameOf(7, 'tuesday'),
    gameOf(6, 'monday'),
    gameOf(5, 'tuesday'),
    gameOf(4, 'monday'),
    gameOf(3, null),
  ];
  const rows = rowsOf(games);
  expect(rows.map(({ game }) => game.id)).toEqual(['09', '08', '06', '03']);
  expect(rows.map(({ match }) => match)).toEqual([
    { id: 'tuesday', teams: TEAMS },
    null,
    { id: 'monday', teams: TEAMS },
    null,
  ]);
});

test('a game of a match that was not found belongs to the match’s row all the same', () => {
  const [row] = rowsOf([gameOf(9, 'tuesday')]);
  if (row === undefined) expect.fail('no row');
  expect(isIn(row, gameOf(1, 'tuesday'))).toBe(true);
  expect(isIn(row, gameOf(1, 'monday'))).toBe(false);
  expect(isIn(row, gameOf(9, undefined))).toBe(false);
  expect(isIn(row, null)).toBe(false);
});

test('older games only lengthen the list: rows stay in their places as they are fetched', () => {
  const match = fc.constantFrom('tuesday', 'monday', undefined, null);
  fc.assert(
    fc.property(fc.array(match, { maxLength: 12 }), fc.nat(12), (matches, cut) => {
      const games = matches.map((one, place) => gameOf(20 - place, one));
      const ids = (all: typeof games): readonly string[] => rowsOf(all).map(({ game }) => game.id);
      const some = ids(games.slice(0, cut));
      expect(ids(games).slice(0, some.length)).toEqual(some);
      for (const game of games) expect(rowsOf(games).filter((row) => isIn(row, game))).toHaveLength(1);
    }),
  );
});
