import { describe, expect, it } from 'vitest';
import type { GameSummary } from '../../../contract/contract.ts';
import { recentNames } from './past-games.ts';

function game(id: string, phase: GameSummary['phase'], names: readonly string[]): GameSummary {
  const startedAt = '2026-03-05T19:00:00.000Z';
  const players = names.map((_, place) => place + 1);
  const none = names.map(() => null);
  const scores = names.map(() => 100);
  const about = { lane: 7, gameNumber: 1, startedAt, format: 'ten-pin' } as const;
  return {
    id,
    phase,
    ...about,
    names,
    bowlers: [...names],
    players,
    averages: none,
    options: none,
    scores,
    ...{ series: [], games: null, league: false },
    party: '',
  };
}

const GAMES = [
  game('d', 'over', ['KYJ', 'PJS']),
  game('c', 'stopped', ['KYJ', '최민서']),
  game('b', 'over', ['DOM']),
  game('a', 'running', ['PJS']),
];

describe('past games', () => {
  it('give the names that are not in the line-up, each once', () => {
    expect(recentNames(GAMES, ['PJS'], 10)).toEqual(['KYJ', '최민서', 'DOM']);
    expect(recentNames(GAMES, [], 2)).toEqual(['KYJ', 'PJS']);
  });
});
