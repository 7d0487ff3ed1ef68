import { describe, expect, it } from 'vitest';
import { lettersIn, listedPlayers } from './listed.ts';
import { EVERYTHING } from '../search/search.ts';
import { summaryOfNames as game } from '../testing/summary.testing.ts';

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
