import { describe, expect, it } from 'vitest';
import { afterBalls, gameOf } from '../testing/notation.testing.ts';
import { ranking } from './ranking.ts';

describe('the ranking', () => {
  it('begins with the highest score so far', () => {
    const game = afterBalls(gameOf('PJS', 'KYJ', 'LEE'), '34 X 5/');
    expect(ranking(game).map(({ player, place, score }) => [place, player.name, score.soFar])).toEqual([
      [1, 'KYJ', 10],
      [1, 'LEE', 10],
      [3, 'PJS', 7],
    ]);
  });

  it('places everybody first before the first ball, in bowling order', () => {
    expect(ranking(gameOf('PJS', 'KYJ')).map(({ player, place }) => [place, player.id])).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  it('continues counting after players who share a place', () => {
    const game = afterBalls(gameOf('A', 'B', 'C', 'D', 'E'), '1- 5- 5- 9- 5-');
    expect(ranking(game).map(({ player, place }) => `${String(place)} ${player.name}`)).toEqual([
      ...['1 D', '2 B', '2 C', '2 E', '5 A'],
    ]);
  });
});
