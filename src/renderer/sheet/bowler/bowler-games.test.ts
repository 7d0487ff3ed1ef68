import { expect, test } from 'vitest';
import { matchGame } from '../../../core/testing/league.testing.ts';
import { bowlerGames } from './bowler-games.ts';

test('who was not there gets no card: an absent bowler, a vacancy, a score bowled before', () => {
  const known = [
    { average: 180 },
    { average: 170, type: 'pre-bowl', score: 187 },
    { average: 163, type: 'absent' },
    { type: 'vacancy' },
  ] as const;
  const game = matchGame(['PJS', 'KYJ', 'DOM', 'Vacancy'], known);
  expect(bowlerGames([game], [], null).map(({ name }) => name)).toEqual(['PJS']);
});
