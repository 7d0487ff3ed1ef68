import { describe, expect, it } from 'vitest';
import type { GameSummary } from '../../../contract/contract.ts';
import { foundBowlers, lettersIn, listedPlayers, namesLike } from './listed.ts';
import { EVERYTHING } from '../search/search.ts';

function game(id: string, ...names: readonly string[]): GameSummary {
  return {
    ...{ id, phase: 'over', lane: 7, gameNumber: 1, format: 'ten-pin', party: '' },
    startedAt: `2026-11-${id}T19:00:00.000Z`,
    names,
    bowlers: names.map((name) => `${name.toLowerCase()} of ${id}`),
    players: names.map((_, place) => place + 1),
    averages: names.map(() => null),
    options: names.map(() => null),
    scores: names.map((_, place) => 150 + place),
    ...{ series: [], games: null, league: false },
  };
}

describe('a game of the list', () => {
  it('begins with the bowler who was looked for, by part of the name or exactly', () => {
    const one = game('17', 'SUN', 'KYJ', '박지훈');
    expect(listedPlayers(one, EVERYTHING, 44)).toMatchObject({
      first: { name: 'SUN', score: 150 },
      isFound: false,
    });
    expect(listedPlayers(one, { ...EVERYTHING, name: 'yj' }, 44)).toMatchObject({
      first: { name: 'KYJ', score: 151 },
      isFound: true,
      others: [{ name: 'SUN' }, { name: '박지훈' }],
    });
    const bowler = { id: '박지훈 of 17', name: '박지훈' };
    expect(listedPlayers(one, { ...EVERYTHING, bowler }, 44)?.first).toEqual({ name: '박지훈', score: 152 });
  });

  it('leaves a name out whole where there is no room, and says how many', () => {
    const names = Array.from({ length: 8 }, (_, place) => `MWMWMWMWMWM${String(place)}`);
    const listed = listedPlayers(game('17', ...names), EVERYTHING, 44);
    expect(listed?.others.length).toBeLessThan(7);
    expect(lettersIn(375)).toBeLessThan(lettersIn(530));
    expect((listed?.others.length ?? 0) + (listed?.more ?? 0)).toBe(7);
  });
});

describe('a name', () => {
  it('finds two bowlers who have the same one, each once, the one who bowled last first', () => {
    const games = [game('20', 'KYJ', 'SUN'), game('17', 'KYJ')];
    expect(foundBowlers([...games, games[1] ?? game('17')], 'ky', 6).map(({ id }) => id)).toEqual([
      'kyj of 20',
      'kyj of 17',
    ]);
    expect(foundBowlers(games, '', 6)).toEqual([]);
  });

  it('finds who is written with the same letters, however these are composed', () => {
    const typed = 'josé'.normalize('NFD');
    const one = game('17', 'SUN', 'JOSÉ');
    expect(foundBowlers([one], typed, 6).map(({ name }) => name)).toEqual(['JOSÉ']);
    expect(listedPlayers(one, { ...EVERYTHING, name: typed }, 44)?.first.name).toBe('JOSÉ');
  });

  it('is deleted only where it is the whole name, in any case', () => {
    expect(namesLike([game('20', 'Kyj', 'KYJ', 'KY')], ' kyj ')).toEqual(['Kyj', 'KYJ']);
  });
});
