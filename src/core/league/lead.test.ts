import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { newLine } from '../line/line.ts';
import { leftLine } from '../line/missed.ts';
import { lineOfNotation } from '../testing/notation.testing.ts';
import { leadOf, type LeadPlace, type LeadSide } from './lead.ts';

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
    // Home's running totals are 30, 57, 76, 85; the visitors' are 19, 37, 46, 55, 64.
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
    // Home has 54 + 91 + 34, the visitors 108 + 13.
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
