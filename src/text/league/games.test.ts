import { expect, test } from 'vitest';
import { GAMES_TEXT, leagueAndRound } from './games.ts';

test.each([
  ['1', 'round 1'],
  ['week 9', 'week 9'],
  ['final', 'final'],
])('round %s of a league is said as “%s”', (round, said) => {
  expect(leagueAndRound(GAMES_TEXT.en, 'Tuesday Trios', round)).toEqual(['Tuesday Trios', said]);
});
