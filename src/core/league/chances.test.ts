import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { enterPins } from '../line/entered-line.ts';
import { replaceFrame, type Line } from '../line/line.ts';
import { lineOfNotation, must } from '../testing/notation.testing.ts';
import { secondScore, secondStanding } from '../testing/second-scorer.testing.ts';
import { chancesOf, chancesOfExtents, addedExtents, extentOf } from './chances.ts';
import type { LeadPlace, LeadSide } from './lead.ts';

function line(notation: string): LeadPlace {
  return { kind: 'line', lines: [lineOfNotation(notation)] };
}

function side(places: readonly LeadPlace[], handicap = 0, carried = 0): LeadSide {
  return { places, handicap, carried };
}

const NINE_NINES = '9- 9- 9- 9- 9- 9- 9- 9- 9-';

describe('what can still happen', () => {
  it('is that a lead of 31 before the tenth cannot be caught, and one of 30 can be tied', () => {
    const ahead = side([line(`${NINE_NINES} 9-`)], 0, 0);
    const behind = (carried: number): LeadSide => side([line(NINE_NINES)], 0, carried);
    // Home has 90; the visitors have 81 and can add at most 30.
    expect(chancesOf({ home: ahead, visitors: behind(-22) })).toMatchObject({ won: 'home', safe: 'home' });
    expect(chancesOf({ home: ahead, visitors: behind(-21) })).toMatchObject({ won: null, safe: 'home' });
    expect(chancesOf({ home: ahead, visitors: behind(-20) })).toMatchObject({ won: null, safe: null });
    expect(chancesOf({ home: behind(-22), visitors: ahead })).toMatchObject({
      won: 'visitors',
      safe: 'visitors',
    });
  });

  it('is nothing more when both are done: a tie is won by nobody', () => {
    const done = side([{ kind: 'whole', score: 150 }], 10);
    expect(chancesOf({ home: done, visitors: done })).toEqual({
      home: { least: 160, most: 160 },
      visitors: { least: 160, most: 160 },
      ...{ won: null, safe: null },
    });
  });

  it('takes in both outcomes of a provisional frame', () => {
    const stands = lineOfNotation(`${NINE_NINES} 9-`);
    const other = must(replaceFrame(stands, 9, lineOfNotation('9/').frames[0]?.rolls ?? []));
    const disputed: LeadPlace = { kind: 'line', lines: [stands, other] };
    expect(extentOf(side([disputed]))).toEqual({ least: 90, most: 100 });
  });

  it('can be computed for totals of several games', () => {
    const now = extentOf(side([line(NINE_NINES)], 0, 400));
    const toCome = { least: 267, most: 567 };
    expect(addedExtents([now, toCome])).toEqual({ least: 481 + 267, most: 511 + 567 });
    expect(addedExtents([])).toEqual({ least: 0, most: 0 });
    const ahead = { least: 1079, most: 1400 };
    expect(chancesOfExtents({ home: addedExtents([now, toCome]), visitors: ahead })).toMatchObject({
      ...{ won: 'visitors', safe: 'visitors' },
    });
  });
});

/** The final scores of every possible ending, computed by the second scorer alone. */
function finalsFrom(pins: readonly number[]): readonly number[] {
  const standing = secondStanding(pins);
  if (standing === null) return [secondScore(pins).soFar];
  return Array.from({ length: standing + 1 }, (_none, count) => count).flatMap((count) =>
    finalsFrom([...pins, count]),
  );
}

/** Nine frames and up to two balls of the tenth, with many strikes. */
const nearTheEnd = fc
  .record({
    marks: fc.array(fc.constantFrom([10], [9, 1], [7, 2], [0, 0], [8, 2]), { minLength: 9, maxLength: 9 }),
    last: fc.array(fc.nat({ max: 10 }), { maxLength: 2 }),
  })
  .map(({ marks, last }) => {
    const pins: number[] = marks.flat();
    for (const count of last) {
      const standing = secondStanding(pins);
      if (standing !== null) pins.push(Math.min(count, standing));
    }
    return pins;
  });

function lineOf(pins: readonly number[]): Line {
  return must(enterPins(TEN_PIN, pins));
}

describe('any ending', () => {
  it('is between the lowest and the highest, and both are reached', () => {
    fc.assert(
      fc.property(nearTheEnd, (pins) => {
        const finals = finalsFrom(pins);
        expect(extentOf(side([{ kind: 'line', lines: [lineOf(pins)] }]))).toEqual({
          least: Math.min(...finals),
          most: Math.max(...finals),
        });
      }),
    );
  });

  it('of two sides agrees with what was won, and else both can still happen', () => {
    fc.assert(
      fc.property(nearTheEnd, nearTheEnd, fc.integer({ min: -60, max: 60 }), (own, other, handicap) => {
        const home = finalsFrom(own).map((score) => score + handicap);
        const visitors = finalsFrom(other);
        const higher = (ones: readonly number[], others: readonly number[]): boolean =>
          ones.some((one) => others.some((another) => one > another));
        const can = { home: higher(home, visitors), visitors: higher(visitors, home) };
        const tie = home.some((score) => visitors.includes(score));
        const { won, safe } = chancesOf({
          home: side([{ kind: 'line', lines: [lineOf(own)] }], handicap),
          visitors: side([{ kind: 'line', lines: [lineOf(other)] }]),
        });
        expect(won === 'home').toBe(can.home && !can.visitors && !tie);
        expect(won === 'visitors').toBe(can.visitors && !can.home && !tie);
        expect(safe === 'home').toBe(can.home && !can.visitors);
        expect(safe === 'visitors').toBe(can.visitors && !can.home);
      }),
    );
  });
});
