import { describe, expect, it } from 'vitest';
import type { HandicapRule } from './handicap-rule.ts';
import { matchResult, type Match, type MatchResult } from './match.ts';
import { MATCH_POINTS, as, bowled, scratch } from './testing/match.testing.ts';
import type { LeagueTerms } from './terms.ts';

// 65, 69 and 71 pins below 220 on one side; 40, 49 and 56 on the other.
const HOME = [bowled('AMY', 155, 150), bowled('BEN', 151, 150), bowled('CAT', 149, 150)];
const VISITORS = [bowled('KIM', 180, 150), bowled('LEE', 171, 150), bowled('MAX', 164, 150)];

function result(rule: Partial<HandicapRule>, games = 1): MatchResult {
  const terms: LeagueTerms = { ...MATCH_POINTS, games, handicap: { ...MATCH_POINTS.handicap, ...rule } };
  const lineUps = <T>(lineUp: T): readonly T[] => Array.from({ length: games }, () => lineUp);
  return matchResult(terms, { home: lineUps(HOME), visitors: lineUps(VISITORS), rollOffs: [] });
}

/** The handicap of both teams in the first game and in the series. */
function given({ home, visitors }: MatchResult): readonly unknown[] {
  return [home, visitors].map((team) => [team?.games[0]?.handicap, team?.series?.handicap]);
}

describe('the handicap of a match', () => {
  it.each<[Partial<HandicapRule>, readonly unknown[]]>([
    [
      {},
      [
        [183, 366],
        [130, 260],
      ],
    ],
    [
      { scope: 'team' },
      [
        [184, 368],
        [130, 260],
      ],
    ],
    // Home's averages add up to 60 pins less than the visitors'.
    [
      { scope: 'difference' },
      [
        [54, 108],
        [0, 0],
      ],
    ],
    // 369, and 261 of 290.
    [
      { scope: 'team', span: 'series' },
      [
        [184, 369],
        [130, 261],
      ],
    ],
    [
      { span: 'series' },
      [
        [183, 117 + 124 + 127],
        [130, 72 + 88 + 100],
      ],
    ],
    [
      { scope: 'difference', percentage: 99, span: 'series' },
      [
        [59, 118],
        [0, 0],
      ],
    ],
  ])('by %j is %j', (rule, teams) => {
    expect(given(result(rule, 2))).toEqual(teams);
  });

  it('between bowlers is each one’s own, whatever the teams have', () => {
    const own = { home: 150 + 58, visitors: 150 + 36 };
    for (const scope of ['individual', 'team', 'difference'] as const)
      expect(result({ scope }).units[1]).toMatchObject({
        unit: { kind: 'individual', place: 1 },
        totals: own,
      });
  });

  it('is none for a bowler without an average where the first night gives none, also in the sum of a team', () => {
    const match: Match = {
      home: [[bowled('NEW', 0, 150), { ...bowled('OLD', 120, 150), average: null }]],
      visitors: null,
      rollOffs: [],
    };
    for (const scope of ['individual', 'team'] as const) {
      const averages = { ...MATCH_POINTS.averages, first: 'no-handicap' } as const;
      const terms = { ...MATCH_POINTS, averages, handicap: { ...MATCH_POINTS.handicap, scope } };
      expect(matchResult(terms, match).home.games[0]?.handicap).toBe(198);
    }
  });
});

describe('a series', () => {
  const terms = scratch({ games: 3, points: { game: 0, series: 2, individual: 0, individualSeries: 1 } });

  it('is due until its last game, on either side', () => {
    const two = [HOME.slice(0, 1), HOME.slice(0, 1)];
    const { home, visitors, units } = matchResult(terms, { home: two, visitors: two, rollOffs: [] });
    expect([home.games.map((total) => total?.scratch), home.series, visitors?.series]).toEqual([
      [150, 150, undefined],
      ...[null, null],
    ]);
    expect(units.map(({ reason }) => reason)).toEqual(['to-come', 'to-come']);
  });

  it('has a place that was filled in one game only, and its places in order', () => {
    const match: Match = {
      home: [[as('pacer', 'AMY', 150, 100), bowled('BEN', 150, 160)], [bowled('AMY', 150, 170)]],
      visitors: [[as('pacer', 'KIM', 150, 100), bowled('LEE', 150, 150)], [bowled('KIM', 150, 180)]],
      rollOffs: [],
    };
    const { units } = matchResult({ ...terms, games: 2 }, match);
    expect(units.map(({ unit, totals }) => [unit, totals])).toEqual([
      [{ kind: 'series' }, { home: 330, visitors: 330 }],
      [
        { kind: 'individualSeries', place: 1 },
        { home: 170, visitors: 180 },
      ],
      [
        { kind: 'individualSeries', place: 2 },
        { home: 160, visitors: 150 },
      ],
    ]);
  });

  it('with one game bowled and one absent is no blind score', () => {
    const match: Match = {
      home: [[bowled('AMY', 150, 200)], [as('absent', 'AMY', 150)]],
      visitors: [[bowled('KIM', 150, 100)], [bowled('KIM', 150, 100)]],
      rollOffs: [],
    };
    const { units } = matchResult({ ...terms, games: 2, blinds: 'unearned' }, match);
    expect(units[1]).toMatchObject({ unit: { kind: 'individualSeries' }, home: 1, unearned: 0 });
  });
});

describe('roll-offs', () => {
  it('each decide their own points', () => {
    const terms: LeagueTerms = {
      ...scratch({ games: 2, ties: 'one-ball', individualTies: 'one-ball' }),
      points: { game: 1, series: 1, individual: 1, individualSeries: 1 },
    };
    const lineUp = (name: string): Match['home'][number] => [
      bowled(`${name} 1`, 150, 150),
      bowled(`${name} 2`, 150, 150),
    ];
    const won = [{ home: 9, visitors: 8 }];
    const lost = [{ home: 8, visitors: 9 }];
    const match: Match = {
      home: [lineUp('home'), lineUp('home')],
      visitors: [lineUp('visitor'), lineUp('visitor')],
      rollOffs: [
        { unit: { kind: 'game', game: 2 }, gos: lost },
        { unit: { kind: 'individual', game: 2, place: 1 }, gos: won },
        { unit: { kind: 'individual', game: 1, place: 2 }, gos: lost },
        { unit: { kind: 'series' }, gos: won },
        { unit: { kind: 'individualSeries', place: 2 }, gos: lost },
      ],
    };
    const { units } = matchResult(terms, match);
    expect(units.map(({ home, visitors }) => `${String(home)}-${String(visitors)}`).join(' ')).toBe(
      // Game 1, its bowlers; game 2, its bowlers; the series, its bowlers.
      '0-0 0-0 0-1 0-1 1-0 0-0 1-0 0-0 0-1',
    );
  });
});
