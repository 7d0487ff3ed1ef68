import { describe, expect, it } from 'vitest';
import { formatOf } from '../formats/formats.ts';
import { USUAL_TERMS, leagueTerms, mayMakeUp, type LeagueTerms } from './terms.ts';

const TEN_PIN = formatOf('ten-pin');

describe('the terms of a league', () => {
  it('are by default three games, 120 for a vacancy, ten less for absence, half each for a tie', () => {
    expect(leagueTerms(USUAL_TERMS, TEN_PIN)).toEqual({ ok: true, value: USUAL_TERMS });
    expect(USUAL_TERMS).toMatchObject({ games: 3, vacancy: 120, less: 10, bye: 10, ties: 'half' });
  });

  it.each<[Partial<LeagueTerms>, string, number, number]>([
    [{ vacancy: 301 }, 'vacancy', 0, 300],
    [{ vacancy: -1 }, 'vacancy', 0, 300],
    [{ less: -10 }, 'less', 0, 300],
    [{ less: 101, absence: 'percent' }, 'less', 0, 100],
    [{ less: 301, absence: 'score' }, 'less', 0, 300],
    [{ vacancies: { woman: 301 } }, 'vacancy', 0, 300],
    [{ bye: 1.5 }, 'bye', 0, 300],
    [{ makeUpUntil: 11 }, 'makeUpUntil', 1, 10],
    [{ makeUpUntil: 0 }, 'makeUpUntil', 1, 10],
    [{ games: 0 }, 'games', 1, 12],
    [{ games: 13 }, 'games', 1, 12],
    [{ averages: { way: 'window', games: -1 } }, 'averageGames', 0, 150],
    [{ points: { ...USUAL_TERMS.points, game: 1000.5 } }, 'points', 0, 1000],
    [{ points: { ...USUAL_TERMS.points, series: -1 } }, 'points', 0, 1000],
    [{ points: { ...USUAL_TERMS.points, individual: 0.125 } }, 'points', 0, 1000],
    [{ points: { ...USUAL_TERMS.points, game: -0 } }, 'points', 0, 1000],
    [{ points: { ...USUAL_TERMS.points, pins: 0.001 } }, 'points', 0, 1000],
    [{ points: { ...USUAL_TERMS.points, pins: 1, perPins: 0 } }, 'perPins', 1, 1000],
    [{ points: { ...USUAL_TERMS.points, pins: 1, perPins: 1.5 } }, 'perPins', 1, 1000],
    [{ handicap: { ...USUAL_TERMS.handicap, base: -20 } }, 'base', 0, 300],
  ])('with %j are refused', (part, figure, least, most) => {
    expect(leagueTerms({ ...USUAL_TERMS, ...part }, TEN_PIN)).toEqual({
      ok: false,
      error: { code: 'figure-out-of-range', figure, least, most },
    });
  });

  it.each([
    { game: 1.5, series: 0, individual: 0.5, individualSeries: 4 },
    { game: 2, series: 6, individual: 0, individualSeries: 0 },
    { game: 1000, series: 0.01, individual: 0.07, individualSeries: 1.15, pins: 0.02, perPins: 100 },
  ])('may have points in whole hundredths, and none for what is not played for: %j', (points) => {
    expect(leagueTerms({ ...USUAL_TERMS, points }, TEN_PIN)).toMatchObject({ ok: true });
  });
});

describe('who comes late', () => {
  it('makes up missed frames until the frame that the league chose, or not at all', () => {
    const frames = [1, 2, 3, 4, 5];
    expect(frames.map((frame) => mayMakeUp({ makeUpUntil: 3 }, frame))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(frames.map((frame) => mayMakeUp({ makeUpUntil: null }, frame))).not.toContain(true);
  });
});
