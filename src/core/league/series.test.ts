import { describe, expect, it } from 'vitest';
import { seriesOf } from './series.ts';

describe('a series', () => {
  it('adds up a player’s own games: pins, high game and the average of the evening', () => {
    const games = [
      { game: 1, score: 200 },
      { game: 3, score: 161 },
      { game: 2, score: 180 },
    ];
    expect(seriesOf(games)).toEqual({
      ok: true,
      value: {
        ...{ games: 3, pins: 541, highGame: 200 },
        average: { games: 3, total: 541, average: 180, pinsOver: 1 },
      },
    });
  });

  it('has no high game and no average before the first', () => {
    expect(seriesOf([])).toEqual({ ok: true, value: { games: 0, pins: 0, highGame: null, average: null } });
  });

  it('may begin with the second game, for who came late', () => {
    expect(seriesOf([{ game: 2, score: 0 }])).toMatchObject({ value: { games: 1, pins: 0, highGame: 0 } });
  });

  it('has no game twice', () => {
    const twice = [
      { game: 2, score: 1 },
      { game: 2, score: 2 },
    ];
    expect(seriesOf(twice)).toEqual({ ok: false, error: { code: 'game-twice', game: 2 } });
  });
});
