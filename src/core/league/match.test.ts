import { describe, expect, it } from 'vitest';
import { matchResult, type Match, type MatchResult } from './match.ts';
import { MATCH_POINTS, as, bowled, game, scratch } from './testing/match.testing.ts';
import { USUAL_TERMS } from './terms.ts';

const ONE_GAME = scratch({ games: 1, points: { game: 2, series: 0, individual: 1, individualSeries: 0 } });

/** Points as home-visitors; unearned points after a +, points still due after a ?. */
function points({ points: all }: Pick<MatchResult, 'points'>): string {
  const { home, visitors, unearned, due } = all;
  const rest = (unearned > 0 ? ` + ${String(unearned)}` : '') + (due > 0 ? ` ? ${String(due)}` : '');
  return `${String(home)}-${String(visitors)}${rest}`;
}

/** Each unit as "game 1: 2-0 higher". */
function units(result: MatchResult): readonly string[] {
  return result.units.map((unit) => {
    const { kind } = unit.unit;
    const where = ['game' in unit.unit ? unit.unit.game : '', 'place' in unit.unit ? unit.unit.place : ''];
    return `${[kind, ...where].filter((part) => part !== '').join(' ')}: ${points({ points: unit })} ${unit.reason}`;
  });
}

describe('the points of a match', () => {
  it('go to the higher total of each game, of the series and of each bowler', () => {
    const three: Match = {
      home: [
        [bowled('AMY', 150, 180), bowled('BEN', 150, 150)],
        [bowled('AMY', 150, 140), bowled('BEN', 150, 150)],
        [bowled('AMY', 150, 150), bowled('BEN', 150, 150)],
      ],
      visitors: [
        [bowled('KIM', 150, 170), bowled('LEE', 150, 155)],
        [bowled('KIM', 150, 160), bowled('LEE', 150, 150)],
        [bowled('KIM', 150, 150), bowled('LEE', 150, 149)],
      ],
      rollOffs: [],
    };
    const result = matchResult(MATCH_POINTS, three);
    expect(units(result)).toEqual([
      ...['game 1: 1-0 higher', 'individual 1 1: 1-0 higher', 'individual 1 2: 0-1 higher'],
      ...['game 2: 0-1 higher', 'individual 2 1: 0-1 higher', 'individual 2 2: 0.5-0.5 tie'],
      ...['game 3: 1-0 higher', 'individual 3 1: 0.5-0.5 tie', 'individual 3 2: 1-0 higher'],
      ...['series: 0-1 higher', 'individualSeries 1: 0-1 higher', 'individualSeries 2: 0-1 higher'],
    ]);
    expect(result.home.series).toMatchObject({ scratch: 920, handicap: 6 * 63, total: 1298 });
    expect(points(result)).toBe('5-7');
  });

  it('go by the total with handicap (The Strike Hameln: 155 + 23 loses against 165 + 21, two points)', () => {
    const terms = { ...ONE_GAME, points: { game: 0, series: 0, individual: 2, individualSeries: 0 } };
    const typed: Match = {
      home: [[{ ...bowled('A', 169, 155), handicap: 23 }]],
      visitors: [[{ ...bowled('B', 172, 165), handicap: 21 }]],
      rollOffs: [],
    };
    const [only] = matchResult(terms, typed).units;
    expect(only).toMatchObject({ visitors: 2, totals: { home: 178, visitors: 186 } });
  });

  it('of a series count its handicap by series where the league chose so, of each game its own', () => {
    // 90 % of 61 is 54.9: 54 a game and 162 in three, but 164 of the series (164.7).
    const lineUp = [bowled('AMY', 159, 100)];
    const match: Match = { home: [lineUp, lineUp, lineUp], visitors: null, rollOffs: [] };
    const { home } = matchResult(
      { ...USUAL_TERMS, handicap: { ...USUAL_TERMS.handicap, span: 'series' } },
      match,
    );
    expect(home.games.map((total) => total?.handicap)).toEqual([54, 54, 54]);
    expect(home.series).toMatchObject({ scratch: 300, handicap: 164 });
  });

  it('are due until both sides have bowled', () => {
    const { home, visitors } = game([150], [150]);
    const running: Match = {
      home,
      visitors: visitors === null ? null : [[bowled('LEE', 150, null)]],
      rollOffs: [],
    };
    expect(units(matchResult(ONE_GAME, running))).toEqual([
      'game 1: 0-0 ? 2 to-come',
      'individual 1 1: 0-0 ? 1 to-come',
    ]);
    const none: Match = { home: [], visitors: [], rollOffs: [] };
    expect(points(matchResult(USUAL_TERMS, none))).toBe('0-0 ? 4');
  });
});

describe('the points of bowlers', () => {
  const terms = scratch({ games: 2, points: { game: 0, series: 0, individual: 1, individualSeries: 1 } });

  it('of a game to come are due for the places of the one before', () => {
    const begun = game([150, 160], [140, 170]);
    expect(units(matchResult(terms, begun))).toEqual([
      ...['individual 1 1: 1-0 higher', 'individual 1 2: 0-1 higher'],
      ...['individual 2 1: 0-0 ? 1 to-come', 'individual 2 2: 0-0 ? 1 to-come'],
      ...['individualSeries 1: 0-0 ? 1 to-come', 'individualSeries 2: 0-0 ? 1 to-come'],
    ]);
  });

  it('are not played for in a place of pacers alone', () => {
    const pacers: Match = {
      home: [[as('pacer', 'AMY', 150, 150), bowled('BEN', 150, 150)]],
      visitors: [[as('pacer', 'KIM', 150, 150), bowled('LEE', 150, 140)]],
      rollOffs: [],
    };
    expect(units(matchResult({ ...terms, games: 1 }, pacers))).toEqual([
      'individual 1 2: 1-0 higher',
      'individualSeries 2: 1-0 higher',
    ]);
  });
});

describe('a tie', () => {
  const tied = game([150, 160], [155, 155]);

  it('is half a point each', () => {
    const four = { ...ONE_GAME, points: { game: 1, series: 0, individual: 0, individualSeries: 0 } };
    expect(units(matchResult(four, tied))).toEqual(['game 1: 0.5-0.5 tie']);
  });

  it('waits for its roll-off, whose winner takes all', () => {
    const terms = { ...ONE_GAME, ties: 'one-ball' } as const;
    const rolled = (gos: Match['rollOffs'][number]['gos']): Match => ({
      ...tied,
      rollOffs: [{ unit: { kind: 'game', game: 1 }, gos }],
    });
    expect(units(matchResult(terms, tied))[0]).toBe('game 1: 0-0 ? 2 roll-off-due');
    const equal = { home: 9, visitors: 9 };
    expect(units(matchResult(terms, rolled([equal])))[0]).toBe('game 1: 0-0 ? 2 roll-off-due');
    const decided = rolled([equal, { home: 8, visitors: 10 }]);
    expect(units(matchResult(terms, decided))[0]).toBe('game 1: 0-2 roll-off');
  });

  it('of bowlers may be shared where that of teams is rolled off', () => {
    const terms = { ...ONE_GAME, ties: 'one-ball', individualTies: 'half' } as const;
    expect(units(matchResult(terms, game([150], [150])))).toEqual([
      'game 1: 0-0 ? 2 roll-off-due',
      'individual 1 1: 0.5-0.5 tie',
    ]);
  });

  it('with a blind score is shared: nobody is there to roll it off', () => {
    const terms = { ...ONE_GAME, individualTies: 'one-ball' } as const;
    const match: Match = {
      home: [[as('absent', 'AMY', 160)]],
      visitors: [[bowled('KIM', 150, 150)]],
      rollOffs: [],
    };
    expect(units(matchResult(terms, match))[1]).toBe('individual 1 1: 0.5-0.5 tie');
  });
});

describe('a bye', () => {
  const terms = scratch({ games: 1, points: { game: 1, series: 1, individual: 1, individualSeries: 0 } });
  const bye = (...scores: readonly number[]): Match => ({
    home: [scores.map((score, place) => bowled(String(place), 150, score))],
    visitors: null,
    rollOffs: [],
  });

  it('is earned at the average less ten, by each bowler and by the team at ten less a bowler (USBC 110c)', () => {
    expect(units(matchResult(terms, bye(140, 140)))).toEqual([
      ...['game 1: 1-0 earned', 'individual 1 1: 1-0 earned', 'individual 1 2: 1-0 earned'],
      'series: 1-0 earned',
    ]);
    expect(units(matchResult(terms, bye(139, 140)))).toEqual([
      ...['game 1: 0-0 + 1 unearned', 'individual 1 1: 0-0 + 1 unearned', 'individual 1 2: 1-0 earned'],
      'series: 0-0 + 1 unearned',
    ]);
  });

  it('knows no tie, and figures that the league chose', () => {
    expect(points(matchResult({ ...terms, bye: 0, ties: 'one-ball' }, bye(150)))).toBe('3-0');
    expect(points(matchResult({ ...terms, bye: 0, ties: 'one-ball' }, bye(149)))).toBe('0-0 + 3');
  });

  it('is earned by one bowler whose place nobody holds on the other side', () => {
    const match: Match = {
      home: [[bowled('AMY', 150, 150), as('extra', 'BEN', 150, 141)]],
      visitors: [[bowled('KIM', 150, 150)]],
      rollOffs: [],
    };
    expect(units(matchResult(terms, match))[2]).toBe('individual 1 2: 1-0 earned');
  });
});

describe('a blind score between bowlers', () => {
  const against = (home: Match['home'][number], visitors: Match['home'][number]): Match => ({
    home: [home],
    visitors: [visitors],
    rollOffs: [],
  });
  const lost = against([bowled('AMY', 150, 130)], [as('absent', 'KIM', 150)]);
  const both = against(
    [as('absent', 'AMY', 150), bowled('BEN', 150, 170)],
    [as('vacancy', '', null), bowled('LEE', 150, 200)],
  );

  it.each([
    ['as-bowled', '0-1 higher', '1-0 higher'],
    // The same for teams: "the winning team credited with the points for the absentees" (USBC 100k).
    ['game-winner', '0-1 higher', '0-1 team'],
    ['unearned', '0-0 + 1 higher', '0-0 + 1 unearned'],
  ] as const)('%s: against a bowler %s, against another blind score %s', (blinds, one, two) => {
    const terms = { ...ONE_GAME, blinds };
    expect(units(matchResult(terms, lost))[1]).toBe(`individual 1 1: ${one}`);
    expect(units(matchResult(terms, both))[1]).toBe(`individual 1 1: ${two}`);
  });

  it('follows the team’s result, also where that is tied or due', () => {
    const terms = { ...ONE_GAME, blinds: 'game-winner' } as const;
    const tied = against(
      [as('absent', 'AMY', 150), bowled('BEN', 150, 150)],
      [as('vacancy', '', null), bowled('LEE', 150, 170)],
    );
    expect(units(matchResult(terms, tied))[1]).toBe('individual 1 1: 0.5-0.5 team');
    expect(units(matchResult({ ...terms, ties: 'one-ball' }, tied))[1]).toBe(
      'individual 1 1: 0-0 ? 1 to-come',
    );
  });

  it('unearned leaves a tied bowler half the point', () => {
    const tied = against([bowled('AMY', 150, 140)], [as('absent', 'KIM', 150)]);
    expect(units(matchResult({ ...ONE_GAME, blinds: 'unearned' }, tied))[1]).toBe(
      'individual 1 1: 0.5-0 + 0.5 tie',
    );
  });
});

describe('who does not count for the team', () => {
  it('is a pacer, who plays for nothing, and an extra bowler, who plays for the own point', () => {
    const match: Match = {
      home: [[bowled('AMY', 150, 100), as('pacer', 'BEN', 150, 300)]],
      visitors: [[bowled('KIM', 150, 101), as('extra', 'LEE', 150, 300)]],
      rollOffs: [],
    };
    const result = matchResult(ONE_GAME, match);
    expect(result.home.games[0]?.scratch).toBe(100);
    expect(units(result)).toEqual([
      ...['game 1: 0-2 higher', 'individual 1 1: 0-1 higher', 'individual 1 2: 0-1 earned'],
    ]);
  });
});

describe('vacancies', () => {
  it('have a handicap each, whatever their places are called', () => {
    const handicap = { ...USUAL_TERMS.handicap, percentage: 87.5 };
    const match: Match = {
      home: [[as('vacancy', '', null), as('vacancy', '', null)]],
      visitors: null,
      rollOffs: [],
    };
    // Each vacancy gets 87.5.
    expect(matchResult({ ...USUAL_TERMS, handicap }, match).home.games[0]).toMatchObject({ handicap: 174 });
  });
});

describe('a substitute', () => {
  it('goes on in the place of another, with an own handicap', () => {
    const terms = {
      ...MATCH_POINTS,
      games: 2,
      points: { game: 0, series: 0, individual: 0, individualSeries: 1 },
    };
    const match: Match = {
      home: [[bowled('AMY', 120, 100)], [as('substitute', 'TOM', 220, 150)]],
      visitors: [[bowled('KIM', 170, 120)], [bowled('KIM', 170, 130)]],
      rollOffs: [],
    };
    // 250 + 90 and 0 against 250 + 45 and 45.
    expect(matchResult(terms, match).units[0]?.totals).toEqual({ home: 340, visitors: 340 });
  });
});
