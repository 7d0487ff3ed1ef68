import { describe, expect, it } from 'vitest';
import { secondScore, secondStanding } from '../../src/core/testing/second-scorer.testing.ts';
import { requestLines, someGames } from './games.ts';

describe('the games of the benchmark', () => {
  const games = someGames(500);

  it('are whole games, the same in every run', () => {
    expect(games.map(secondStanding)).toEqual(games.map(() => null));
    expect(someGames(500)).toEqual(games);
  });

  it('are good ones and bad ones', () => {
    const scores = games.map((balls) => secondScore(balls).posted);
    expect(Math.min(...scores)).toBeLessThan(100);
    expect(Math.max(...scores)).toBeGreaterThan(200);
  });

  it('are requested one per line', () => {
    expect(requestLines([[10, 7, 3]])).toBe('{"rolls":[10,7,3]}\n');
    expect(requestLines(games).match(/\n/gu)).toHaveLength(500);
  });
});
