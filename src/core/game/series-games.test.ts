import { expect, test } from 'vitest';
import { setupOf, withLeague } from '../testing/setup.testing.ts';
import { seriesGames } from './series-games.ts';

test('a series has as many games as the league’s terms say, or as somebody chose, or nobody knows', () => {
  const setups = [
    withLeague(setupOf(['PJS']), 0, { games: 4 }),
    setupOf(['PJS'], { games: 2 }),
    setupOf(['PJS']),
  ];
  expect(setups.map(seriesGames)).toEqual([4, 2, null]);
});
