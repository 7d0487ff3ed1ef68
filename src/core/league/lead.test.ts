import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { enterPins, newLine, replaceFrame, type Line } from '../line/line.ts';
import { leftLine } from '../line/missed.ts';
import { lineOfNotation, must } from '../testing/notation.testing.ts';
import { secondScore, secondStanding } from '../testing/second-scorer.testing.ts';
import { extentOf, leadOf, chancesOf, chancesOfExtents, type LeadPlace, type LeadSide } from './lead.ts';

function line(notation: string): LeadPlace {
  return { kind: 'line', lines: [lineOfNotation(notation)] };
}

function side(places: readonly LeadPlace[], handicap = 0, carried = 0): LeadSide {
  return { places, handicap, carried };
}

const SIX_OPENS = '72 72 72 72 72 72';

describe('who leads', () => {
  it('is told after the last frame that is settled for everybody', () => {
    const home = side([line('X X X 72')]);
    const visitors = side([line('9/ 9/ 81 81 81')]);
    // 30, 57, 76, 85 against 19, 37, 46, 55, 64.
    expect(leadOf({ home, visitors }, 10)).toEqual({ frame: 4, home: 85, visitors: 55, by: 30 });
    expect(leadOf({ home: side([line('X X')]), visitors }, 10)).toEqual({
      frame: 0,
      home: 0,
      visitors: 0,
      by: 0,
    });
  });

  it('counts a blind score and the handicap by tenths, the fraction dropped', () => {
    const home = side([line(SIX_OPENS), { kind: 'whole', score: 153 }], 57);
    const visitors = side([line(SIX_OPENS), line(SIX_OPENS)], 22);
    // 54 + 91 + 34 against 108 + 13.
    expect(leadOf({ home, visitors }, 10)).toEqual({ frame: 6, home: 179, visitors: 121, by: 58 });
  });

  it('counts a pre-bowled line up to that frame', () => {
    const whole = line('X X X X X X X X X XXX');
    expect(leadOf({ home: side([whole]), visitors: side([line(SIX_OPENS)]) }, 10)).toMatchObject({
      ...{ frame: 6, home: 180, visitors: 54 },
    });
  });

  it('counts a line of somebody who left early as it is, and a line with a blind score by tenths', () => {
    const left: LeadPlace = { kind: 'line', lines: [leftLine(lineOfNotation('72 72'))] };
    const blind: LeadPlace = { kind: 'line', lines: [{ ...newLine(TEN_PIN), blind: 153 }] };
    const lead = leadOf({ home: side([left, blind]), visitors: side([line(SIX_OPENS)]) }, 10);
    expect(lead).toEqual({ frame: 6, home: 18 + 91, visitors: 54, by: 55 });
  });

  it('carries the games before', () => {
    const both = { home: side([line('72')], 0, 400), visitors: side([line('81')], 0, 431) };
    expect(leadOf(both, 10)).toEqual({ frame: 1, home: 409, visitors: 440, by: -31 });
  });

  it('after the whole game is told by the totals, for a game of blind scores at once', () => {
    const home = side([{ kind: 'whole', score: 153 }], 51);
    expect(leadOf({ home, visitors: side([{ kind: 'whole', score: 120 }], 90) }, 10)).toEqual({
      ...{ frame: 10, home: 204, visitors: 210, by: -6 },
    });
  });
});

const NINE_NINES = '9- 9- 9- 9- 9- 9- 9- 9- 9-';

describe('what can still happen', () => {
  it('is that a lead of 31 before the tenth cannot be caught, and one of 30 can be tied', () => {
    const ahead = side([line(`${NINE_NINES} 9-`)], 0, 0);
    const behind = (carried: number): LeadSide => side([line(NINE_NINES)], 0, carried);
    // 90 against 81 and 30 more at most.
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

  it('can be told of a series with games to come', () => {
    const extents = { home: { least: 700, most: 1300 }, visitors: { least: 100, most: 699 } };
    expect(chancesOfExtents(extents)).toMatchObject({ won: 'home' });
  });
});

/** The final scores of every way to go on, by the second scorer alone. */
function finalsFrom(pins: readonly number[]): readonly number[] {
  const standing = secondStanding(pins);
  if (standing === null) return [secondScore(pins).soFar];
  return Array.from({ length: standing + 1 }, (_none, count) => count).flatMap((count) =>
    finalsFrom([...pins, count]),
  );
}

/** Nine frames and up to two balls of the tenth, strikes often. */
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
      { numRuns: 60 },
    );
  });
});
