import { describe, expect, it } from 'vitest';
import { matchResult, type Match } from './match.ts';
import { game, scratch } from './testing/match.testing.ts';

/** Three games of one against one. */
const HOME = [201, 180, 152];
const VISITORS = [190, 181, 120];

const MATCH: Match = {
  home: HOME.map((score) => game([score], [0]).home[0] ?? []),
  visitors: VISITORS.map((score) => game([0], [score]).visitors?.[0] ?? []),
  rollOffs: [],
};

const NONE = { game: 0, series: 0, individual: 0, individualSeries: 0 };

describe('Peterson points', () => {
  // 533 and 491 pins: wins, and one for each 50 or 100 pins, or 0.02 a pin (the ways are those of shared/season).
  it.each([
    ['one for each 50 pins', { pins: 1, perPins: 50 }, 10, 9],
    ['one for each 100 pins', { pins: 1, perPins: 100 }, 5, 4],
    ['0.02 a pin', { pins: 0.02 }, 10.66, 9.82],
    ['0.1 a pin', { pins: 0.1, perPins: 1 }, 53.3, 49.1],
  ])('are %s of a team’s series, beside its wins', (_way, points, home, visitors) => {
    const alone = matchResult(scratch({ points: { ...NONE, ...points } }), MATCH);
    expect(alone.points).toEqual({ home, visitors, unearned: 0, due: 0 });
    expect(alone.units).toMatchObject([{ unit: { kind: 'pins' }, reason: 'pins', home, visitors }]);
    const both = matchResult(scratch({ points: { ...NONE, game: 1, series: 6, ...points } }), MATCH);
    expect(both.points.home).toBeCloseTo(home + 8, 9);
    expect(both.points.visitors).toBeCloseTo(visitors + 1, 9);
  });

  it('are given once the series is over', () => {
    const begun = { ...MATCH, home: MATCH.home.slice(0, 2), visitors: MATCH.visitors?.slice(0, 2) ?? null };
    expect(matchResult(scratch({ points: { ...NONE, pins: 1, perPins: 50 } }), begun).units).toEqual([]);
  });

  it('are a team’s own where it has no opponent', () => {
    const terms = scratch({ points: { ...NONE, pins: 1, perPins: 50 } });
    expect(matchResult(terms, { ...MATCH, visitors: null }).points).toMatchObject({ home: 10, visitors: 0 });
  });
});
