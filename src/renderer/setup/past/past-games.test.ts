import { describe, expect, it } from 'vitest';
import type { GameSummary } from '../../../contract/contract.ts';
import { haveRoom, recentNames } from './past-games.ts';

function game(
  id: string,
  phase: GameSummary['phase'],
  names: readonly string[],
  isLeague = false,
): GameSummary {
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
    ...{ series: [], games: null, league: isLeague ? { match: null, teams: [] } : null },
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
    expect(recentNames(GAMES, ['PJS'])).toEqual(['KYJ', '최민서', 'DOM']);
    expect(recentNames(GAMES, ['kyj'])).toEqual(['PJS', '최민서', 'DOM']);
  });

  it('offer one name once, however it was typed, and no more than anybody scrolls through', () => {
    const typed = game('e', 'over', ['Kyj', 'KYJ', 'Jose\u0301', 'José']);
    expect(recentNames([typed], [])).toEqual(['Kyj', 'Jose\u0301']);
    const many = game(
      'f',
      'over',
      Array.from({ length: 60 }, (_none, index) => `P${String(index)}`),
    );
    expect(recentNames([many], [])).toHaveLength(24);
  });

  it('never offer a vacancy of a league, in whichever language it was named', () => {
    const night = game('e', 'over', ['PJS', 'Vacancy', 'Vacante', '빈자리', 'Dummy'], true);
    expect(recentNames([night], [])).toEqual(['PJS']);
    expect(recentNames([game('f', 'over', ['Dummy'])], [])).toEqual(['Dummy']);
  });

  it('have their row unless two notices or offers take it', () => {
    expect([haveRoom(false, false), haveRoom(true, false), haveRoom(true, true)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
