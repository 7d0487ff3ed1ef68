import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  boundsOf,
  dayOf,
  dayPlayed,
  daysAfter,
  instantsOf,
  isBefore,
  isSpan,
  monthAfter,
  startOf,
  weeksOf,
  type Day,
} from './days.ts';

const zone = process.env['TZ'];
beforeEach(() => {
  // Summer time ends here on 25 October 2026 and began on 29 March.
  process.env['TZ'] = 'Europe/Berlin';
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const day = (year: number, month: number, date: number): Day => ({ year, month, day: date });
const TODAY = day(2026, 11, 23);
const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map(dayOf);

describe('the days of a search', () => {
  it('last from five in the morning to five, so that a game after midnight is of the evening before', () => {
    expect(instantsOf({ kind: 'today' }, TODAY)).toEqual({
      from: '2026-11-23T04:00:00.000Z',
      to: '2026-11-24T04:00:00.000Z',
    });
    expect(instantsOf({ kind: 'last', days: 7 }, TODAY).from).toBe('2026-11-17T04:00:00.000Z');
    expect(instantsOf({ kind: 'year' }, TODAY).from).toBe('2026-01-01T04:00:00.000Z');
    expect(dayPlayed(new Date('2026-11-24T03:59:00.000Z'))).toEqual(TODAY);
    expect(dayPlayed(new Date('2026-11-24T04:00:00.000Z'))).toEqual(daysAfter(TODAY, 1));
    expect(instantsOf({ kind: 'any' }, TODAY)).toEqual({ from: null, to: null });
  });

  it('have 25 hours when summer time ends, and a range may be given backwards', () => {
    const ends = day(2026, 10, 24);
    const { from, to } = instantsOf({ kind: 'range', from: ends, to: ends }, TODAY);
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(25 * 3_600_000);
    const back = instantsOf({ kind: 'range', from: TODAY, to: ends }, TODAY);
    expect(back).toEqual(instantsOf({ kind: 'range', from: ends, to: TODAY }, TODAY));
  });

  it('follow one another without a gap', () => {
    fc.assert(
      fc.property(days, (one) => {
        const next = daysAfter(one, 1);
        expect([isBefore(one, next), daysAfter(next, -1)]).toEqual([true, one]);
        expect(startOf(next).getHours()).toBe(0);
      }),
    );
  });

  it('are the same span only with the same number of days', () => {
    expect(isSpan({ kind: 'last', days: 7 }, { kind: 'last', days: 30 })).toBe(false);
    expect(isSpan({ kind: 'last', days: 7 }, { kind: 'last', days: 7 })).toBe(true);
    expect(isSpan({ kind: 'year' }, { kind: 'today' })).toBe(false);
  });
});

describe('a month of the calendar', () => {
  it('has whole weeks from Monday to Sunday, and each of its days once', () => {
    fc.assert(
      fc.property(days, ({ year, month }) => {
        const weeks = weeksOf({ year, month });
        for (const week of weeks) {
          expect(week.map((one) => startOf(one).getDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
          expect(week.some((one) => one.month === month)).toBe(true);
        }
        const own = weeks.flat().filter((one) => one.month === month);
        const { day: length } = daysAfter({ ...monthAfter({ year, month }, 1), day: 1 }, -1);
        expect(own.map((one) => one.day)).toEqual(Array.from({ length }, (_, index) => index + 1));
        expect(boundsOf(weeks.flat())).toHaveLength(weeks.length * 7 + 1);
      }),
    );
  });

  it('is followed by January after December', () => {
    expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  });
});
