import { describe, expect, it } from 'vitest';
import { matchResult } from './match.ts';
import { as, bowled } from './testing/match.testing.ts';
import type { LineUpPlace } from './line-up-place.ts';
import type { SideTotal } from './side-total.ts';
import { USUAL_TERMS, type LeagueTerms } from './terms.ts';

/** AMY's handicaps as a team of one, in each game and in the series. */
function given(
  scores: readonly (number | null)[],
  averages: Partial<LeagueTerms['averages']> = {},
  amy = (score: number | null): LineUpPlace => as('bowler', 'AMY', null, score),
): readonly unknown[] {
  const terms = { ...USUAL_TERMS, averages: { ...USUAL_TERMS.averages, ...averages } };
  const visitors = scores.map(() => [bowled('KIM', 220, 150)]);
  const { home } = matchResult(terms, { home: scores.map((score) => [amy(score)]), visitors, rollOffs: [] });
  return [...home.games, home.series].map((total) => total?.handicap ?? null);
}

describe('the first night of a bowler without an average', () => {
  // USBC Playing Rules, rule 118c, as quoted on ballreviews.com: 480 in three games are 160, and 90 % of 60 are 54.
  it('is bowled on the average that its own games make (USBC 118c)', () => {
    expect(given([150, 160, 170])).toEqual([54, 54, 54, 162]);
  });

  it('counts the games finished so far until the night is over', () => {
    expect(given([150])).toEqual([63, null, null, null]);
    expect(given([150, 171])).toEqual([54, 54, null, null]);
    expect(given([150, null])).toEqual([63, null, null, null]);
    expect(given([null])).toEqual([null, null, null, null]);
  });

  it('drops the fraction of that average as of any other', () => {
    expect(given([150, 150, 151])).toEqual([63, 63, 63, 189]);
  });

  it('has no handicap where the league gives none until there is an average', () => {
    expect(given([150, 160, 170], { first: 'no-handicap' })).toEqual([0, 0, 0, 0]);
    expect(given([150, 160, 170], { first: undefined } as never)).toEqual([0, 0, 0, 0]);
  });

  it.each(['substitute', 'pre-bowl'] as const)('is also that of a %s', (type) => {
    expect(given([150, 160, 170], {}, (score) => as(type, 'AMY', null, score))).toEqual([54, 54, 54, 162]);
  });

  it('changes neither an absent bowler, who counts as a vacancy, nor a typed handicap', () => {
    expect(given([null, null, null], {}, () => as('absent', 'AMY', null))).toEqual([90, 90, 90, 270]);
    const typed = (score: number | null): LineUpPlace => ({
      ...as('bowler', 'AMY', null, score),
      handicap: 7,
    });
    expect(given([150, 160, 170], {}, typed)).toEqual([7, 7, 7, 21]);
  });
});

describe('averages that move during an evening', () => {
  /** TOM's handicaps: 18 games of 150 before, and these. */
  function moving(
    scores: readonly number[],
    tom: (game: number) => Partial<LineUpPlace> = () => ({}),
    figure: (total: SideTotal) => number = ({ handicap }) => handicap,
  ): unknown {
    const averages = { ...USUAL_TERMS.averages, during: 'moving' } as const;
    const before = { entering: 160, season: { games: 18, pins: 2700 } };
    const home = scores.map((score, game) => [{ ...bowled('TOM', 150, score), before, ...tom(game) }]);
    const visitors = scores.map(() => [bowled('KIM', 220, 150)]);
    const result = matchResult({ ...USUAL_TERMS, averages }, { home, visitors, rollOffs: [] });
    return result.home.games.map((total) => (total === null ? null : figure(total)));
  }

  it('have each game in them from the next one on', () => {
    // 2700 in 18, 2890 in 19, 3080 in 20: 150, 152, 154.
    expect(moving([190, 190, 190])).toEqual([63, 61, 59]);
  });

  it('have a corrected game in them as it is now', () => {
    expect(moving([300, 190, 190])).toEqual([63, 56, 54]);
  });

  it('have no game in them in which the bowler was absent', () => {
    const absent = (game: number): Partial<LineUpPlace> =>
      game === 0 ? { type: 'absent', score: null } : {};
    expect(moving([0, 190, 190], absent)).toEqual([63, 63, 61]);
  });

  it('give the missing frames of an injured bowler, also after a correction', () => {
    const injured = (game: number): Partial<LineUpPlace> =>
      game === 0 ? {} : { type: 'injury', score: null, unfinished: { pins: 40, missing: 5, frames: 10 } };
    const scratchAfter = (first: number): unknown => moving([first, 0], injured, ({ scratch }) => scratch);
    // Half of 152 less 10, and of 157 less 10.
    expect(scratchAfter(190)).toEqual([190, 40 + 71, null]);
    expect(scratchAfter(300)).toEqual([300, 40 + 73, null]);
  });

  it('stand still where somebody typed another one', () => {
    expect(moving([190, 190, 190], () => ({ average: 170 }))).toEqual([45, 45, 45]);
  });
});

describe('an average', () => {
  /** The handicap of 494 pins in three games, by 90 % of 220. */
  function given(fraction: 'down' | 'nearest' | 'kept', average: number): number | undefined {
    const averages = { ...USUAL_TERMS.averages, fraction };
    const place = {
      ...bowled('TOM', average, 150),
      before: { entering: null, season: { games: 3, pins: 494 } },
    };
    const visitors = [[bowled('KIM', 220, 150)]];
    return matchResult({ ...USUAL_TERMS, games: 1, averages }, { home: [[place]], visitors, rollOffs: [] })
      .home.series?.handicap;
  }

  it('is dropped, rounded or kept with its fraction, as the league has it', () => {
    // 164, 165 and 164⅔: 90 % of 56, 55 and 55⅓.
    expect([given('down', 164), given('nearest', 165), given('kept', 164)]).toEqual([50, 49, 49]);
  });
});
