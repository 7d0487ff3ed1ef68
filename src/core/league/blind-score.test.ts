import { describe, expect, it } from 'vitest';
import { blindScore, injuredScore } from './blind-score.ts';
import { entitlementOf, type LineUpPlace } from './line-up-place.ts';
import { handicapOf } from './handicap.ts';
import { USUAL_TERMS, type LeagueTerms } from './terms.ts';

const WOMAN = { gender: 'woman' } as const;

function place(facts: Partial<LineUpPlace>): LineUpPlace {
  return { bowler: 'ANN', type: 'absent', average: 187, handicap: null, score: null, ...facts };
}

function scored(terms: Partial<LeagueTerms>, facts: Partial<LineUpPlace> = {}): number | null {
  return blindScore({ ...USUAL_TERMS, ...terms }, place(facts));
}

describe('who is absent', () => {
  it('counts the average less ten per cent, with the fraction as the league has it', () => {
    const rounded = (rounding: 'down' | 'up' | 'nearest'): number | null =>
      scored({ absence: 'percent', handicap: { ...USUAL_TERMS.handicap, rounding } });
    expect([rounded('down'), rounded('up'), rounded('nearest')]).toEqual([168, 169, 168]);
  });

  it('counts the whole average less nothing, and nothing less all of it', () => {
    expect(scored({ absence: 'percent', less: 0 })).toBe(187);
    expect(scored({ absence: 'percent', less: 100 })).toBe(0);
  });

  it('counts one score that the league fixed, whatever the average', () => {
    expect(scored({ absence: 'score', less: 140 })).toBe(140);
    expect(scored({ absence: 'score', less: 140 }, { average: null })).toBe(140);
  });

  it('has the handicap of the average, or of the score that the league fixed', () => {
    const given = (average: number | null): number => {
      const terms = { ...USUAL_TERMS, absence: 'score', less: 140 } as const;
      return handicapOf(terms.handicap, entitlementOf(terms, place({ average }), 1));
    };
    expect([given(187), given(null)]).toEqual([29, 72]);
  });

  it('counts tenths of that score where injured', () => {
    const terms = { ...USUAL_TERMS, absence: 'percent' } as const;
    expect(injuredScore(terms, { average: 187 }, { pins: 94, missing: 4, frames: 10 })).toBe(94 + 67);
  });
});

describe('a vacancy', () => {
  const vacancies = { woman: 110 };

  it('counts what the league fixed for a woman’s place, and in any other place what it fixed for all', () => {
    const scores = [WOMAN, { gender: 'man' } as const, null].map((group) =>
      scored({ vacancies }, { type: 'vacancy', average: null, group }),
    );
    expect(scores).toEqual([110, 120, 120]);
    expect(scored({ vacancies }, { type: 'dummy', average: null, group: WOMAN })).toBe(110);
  });

  it('has the handicap of that score', () => {
    const terms = { ...USUAL_TERMS, vacancies };
    const vacant = place({ type: 'vacancy', average: null, group: WOMAN });
    expect(handicapOf(terms.handicap, entitlementOf(terms, vacant, 1))).toBe(99);
  });

  it('is also what an absent woman without an average counts', () => {
    expect(scored({ vacancies }, { average: null, group: WOMAN })).toBe(110);
  });
});
