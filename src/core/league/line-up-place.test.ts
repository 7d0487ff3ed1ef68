import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blindScore, injuredScore } from './blind-score.ts';
import { entitlementOf, scoresForAverage, scratchOf, type LineUpPlace } from './line-up-place.ts';
import { handicapOf } from './handicap.ts';
import { SCORE_TYPES, SCORE_TYPE_FACTS, isBlind, type ScoreType } from './score-type.ts';
import { shareAfter } from './tenths.ts';
import { USUAL_TERMS } from './terms.ts';

function placed(type: ScoreType, facts: Partial<LineUpPlace> = {}): LineUpPlace {
  return { bowler: 'TOM', type, average: 163, handicap: null, score: isBlind(type) ? null : 170, ...facts };
}

/** The handicap of a place by 90 % of 220. */
function given(of: LineUpPlace): number {
  return handicapOf(USUAL_TERMS.handicap, entitlementOf(USUAL_TERMS, of, 1));
}

describe('a score of the type', () => {
  // By CDE Software, support.cdesoftware.com/kb/a2530, "Types of Scores"; less 10 and vacancy 120 as in docs/rules.md.
  it.each<[ScoreType, number, number, string]>([
    ['bowler', 170, 51, 'team average points'],
    ['absent', 153, 51, 'team points'],
    ['vacancy', 120, 90, 'team points'],
    ['dummy', 120, 0, 'team points'],
    ['pacer', 170, 0, ''],
    ['extra', 170, 51, 'average points'],
    ['injury', 170, 51, 'team points'],
    ['substitute', 170, 51, 'team average points'],
    ['pre-bowl', 170, 51, 'team average points'],
  ])('%s counts %d with a handicap of %d, for: %s', (type, scratch, handicap, counts) => {
    const { forTeam, forAverage, headToHead } = SCORE_TYPE_FACTS[type];
    const words = [forTeam ? 'team' : '', forAverage ? 'average' : '', headToHead ? 'points' : ''];
    expect(words.filter((word) => word !== '').join(' ')).toBe(counts);
    expect(scratchOf(USUAL_TERMS, placed(type))).toBe(scratch);
    expect(given(placed(type))).toBe(handicap);
  });

  it('has a letter of its own, but a bowler’s none', () => {
    const letters = SCORE_TYPES.map((type) => SCORE_TYPE_FACTS[type].letter);
    expect(letters).toEqual(['', 'A', 'V', 'D', 'P', 'X', 'I', 'S', 'B']);
  });

  it('pre-bowl is stamped unopposed, no other', () => {
    expect(SCORE_TYPES.filter((type) => SCORE_TYPE_FACTS[type].unopposed)).toEqual(['pre-bowl']);
  });
});

describe('a blind score', () => {
  it('is the average less ten, as the board of the design shows: 163 is 153', () => {
    expect(blindScore(USUAL_TERMS, placed('absent'))).toBe(153);
  });

  it('is what the league chose', () => {
    expect(blindScore({ ...USUAL_TERMS, vacancy: 150, less: 5 }, placed('absent'))).toBe(158);
    expect(blindScore({ ...USUAL_TERMS, vacancy: 150, less: 5 }, placed('vacancy'))).toBe(150);
  });

  it('is never below 0, and a vacancy’s where no average is known', () => {
    expect(blindScore(USUAL_TERMS, placed('absent', { average: 4 }))).toBe(0);
    const unknown = placed('absent', { average: null });
    expect(blindScore(USUAL_TERMS, unknown)).toBe(120);
    expect(given(unknown)).toBe(90);
  });

  it('of somebody who bowls is none', () => {
    expect(blindScore(USUAL_TERMS, placed('bowler'))).toBeNull();
    expect(scratchOf(USUAL_TERMS, placed('bowler', { score: null }))).toBeNull();
  });
});

describe('a bowler without an average', () => {
  it('has no handicap', () => {
    expect(given(placed('bowler', { average: null }))).toBe(0);
  });
});

describe('a handicap that was typed', () => {
  it.each(SCORE_TYPES)('is never dropped: %s', (type) => {
    expect(given(placed(type, { handicap: 33 }))).toBe(33);
  });
});

describe('a score that a place has of its own', () => {
  it.each(['absent', 'vacancy', 'dummy'] as const)('is never dropped: %s', (type) => {
    expect(scratchOf(USUAL_TERMS, placed(type, { score: 133 }))).toBe(133);
    expect(scratchOf(USUAL_TERMS, placed(type, { score: 0 }))).toBe(0);
  });

  it('is what a vacancy’s handicap follows from', () => {
    expect(given(placed('vacancy', { score: 140 }))).toBe(72);
    expect(given(placed('dummy', { score: 140 }))).toBe(0);
  });
});

describe('an injured bowler', () => {
  it('has the frames bowled and a tenth of the blind score for each other one (Tenpin Bowling Australia, rule 327)', () => {
    expect(injuredScore(USUAL_TERMS, { average: 163 }, { pins: 94, missing: 4, frames: 10 })).toBe(94 + 61);
    expect(injuredScore(USUAL_TERMS, { average: 163 }, { pins: 170, missing: 0, frames: 10 })).toBe(170);
    expect(injuredScore(USUAL_TERMS, { average: 163 }, { pins: 0, missing: 10, frames: 10 })).toBe(153);
  });
});

describe('an average', () => {
  it('counts no game of an absent, injured or pacing bowler, and none that is not over', () => {
    const places = [
      placed('bowler', { score: 200 }),
      ...[placed('absent'), placed('vacancy'), placed('dummy'), placed('pacer'), placed('injury')],
      placed('substitute', { score: 180 }),
      placed('pre-bowl', { score: 161 }),
      placed('extra', { score: 0 }),
      placed('bowler', { score: null }),
    ];
    expect(scoresForAverage(places)).toEqual([200, 180, 161, 0]);
  });
});

describe('tenths', () => {
  it('of 153 after five frames are 76', () => {
    expect(shareAfter(153, 5, 10)).toBe(76);
  });

  it('begin with 0, never fall, and end with all of it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 12 }), (pins, frames) => {
        const shares = Array.from({ length: frames + 1 }, (_none, frame) => shareAfter(pins, frame, frames));
        expect(shares).toEqual(shares.toSorted((one, other) => one - other));
        expect([shares[0], shares.at(-1)]).toEqual([0, pins]);
        shares.forEach((share, frame) => {
          expect(BigInt(share)).toBe((BigInt(pins) * BigInt(frame)) / BigInt(frames));
          expect(shareAfter(-pins, frame, frames)).toBe(share === 0 ? 0 : -share);
        });
      }),
    );
  });
});
