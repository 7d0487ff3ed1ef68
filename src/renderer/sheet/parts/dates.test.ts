import { describe, expect, test } from 'vitest';
import { SHEET_TEXT } from '../../../text/end/sheet.ts';
import { LANGUAGES } from '../../../text/language.ts';
import { sheetDates } from './dates.ts';

const START = '2026-11-21T19:14:05.000Z';
const ZONE = 'Europe/Madrid';

describe('the dates of a sheet', () => {
  test('are written as each language writes them, times with 24 hours', () => {
    const written = LANGUAGES.map((language) => {
      const dates = sheetDates(SHEET_TEXT[language].locale, ZONE);
      return `${dates.date(START)} ${dates.time(START)}`;
    });
    expect(written).toEqual([
      '21 Nov 2026 20:14',
      '21 nov 2026 20:14',
      '2026. 11. 21. 20:14',
      '21.11.2026 20:14',
    ]);
  });

  test('a game is dated from its start to its last ball; a single minute is printed as one time', () => {
    const dates = sheetDates('en-GB', ZONE);
    expect(dates.span(START, '2026-11-21T19:58:00.000Z')).toBe('20:14–20:58');
    expect(dates.span(START, '2026-11-21T19:14:59.000Z')).toBe('20:14');
  });

  test('a correction is printed with seconds, and with the day if that is another one', () => {
    const dates = sheetDates('en-GB', ZONE);
    expect(dates.secondOn('2026-11-21T19:31:08.000Z', START)).toBe('20:31:08');
    expect(dates.secondOn('2026-11-21T23:01:08.000Z', START)).toBe('22 Nov 2026 00:01:08');
    expect(dates.timeOn('2026-11-21T20:40:59.000Z', START)).toBe('21:40');
    expect(dates.timeOn('2026-11-21T23:01:08.000Z', START)).toBe('22 Nov 2026 00:01');
  });

  test('midnight is 00:00', () => {
    expect(sheetDates('en-GB', 'UTC').time('2026-11-21T00:00:00.000Z')).toBe('00:00');
  });
});
