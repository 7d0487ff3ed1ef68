import { describe, expect, test } from 'vitest';
import { dateOf, dayOrderOf, type DayOrder } from './dates.ts';

describe('a date in a league’s file', () => {
  test.each([
    '2026-09-01',
    '2026/9/1',
    '2026. 9. 1.',
    '2026년 9월 1일',
    '2026년 9월 1일 (화)',
    '1.9.2026',
    '01.09.2026',
    '1.9.26',
    '1-Sep-26',
    '1-Sep-2026',
    '01 Sep 2026',
    '1 September 2026',
    '1. September 2026',
    'Sep 1, 2026',
    'Sept. 1, 2026',
    'September 1st, 2026',
    'Tue, Sep 1, 2026',
    'Tuesday September 1 2026',
    '1 de septiembre de 2026',
    'martes 1 de setiembre del 2026',
    'Di. 1. September 2026',
    '2026-09-01T19:00:00',
    '2026-09-01T19:00:00.000Z',
    '2026-09-01 19:00',
    '2026-09-01T19:00:00+02:00',
    '1.9.2026 19:30',
    '１.９.２０２６',
  ])('%j is September 1, 2026', (text) => {
    expect(dateOf(text)).toEqual({ day: '2026-09-01' });
  });

  test.each([
    ['3. März 2026', '2026-03-03'],
    ['3-Mrz-26', '2026-03-03'],
    ['3 Mar 2026', '2026-03-03'],
    ['3 de mayo de 2026', '2026-05-03'],
    ['3. Mai 2026', '2026-05-03'],
    ['24-Dic-26', '2026-12-24'],
    ['24. Dez. 2026', '2026-12-24'],
    ['3 Ene 2026', '2026-01-03'],
    ['3-Okt-26', '2026-10-03'],
    ['29/2/2028', '2028-02-29'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['12/25/26', '2026-12-25'],
    ['12/25/2026 7:00 PM', '2026-12-25'],
    ['5/5/2026', '2026-05-05'],
  ])('%j is %s', (text, day) => {
    expect(dateOf(text)).toEqual({ day });
  });

  test.each([
    '',
    'tomorrow',
    '2026-02-30',
    '31.4.2026',
    '29/2/2026',
    '13/13/2026',
    'Ju 1, 2026',
    'Foo 1, 2026',
    'Ma 3 2026',
    '1826-09-01',
    '2026',
    '09/2026',
  ])('%j is none', (text) => {
    expect(dateOf(text)).toBe('none');
  });

  test('whose day and month could be swapped is asked about, unless other dates tell', () => {
    expect(dateOf('04/05/2026')).toBe('unclear');
    expect(dateOf('04/05/2026', 'day-first')).toEqual({ day: '2026-05-04' });
    expect(dateOf('04/05/2026', 'month-first')).toEqual({ day: '2026-04-05' });
    expect(dateOf('4-5-26')).toBe('unclear');
  });

  test.each<[readonly string[], DayOrder | null]>([
    [['09/01/2026', '09/08/2026', '09/15/2026'], 'month-first'],
    [['01/09/2026', '08/09/2026', '15/09/2026'], 'day-first'],
    [['09/01/2026', '09/08/2026'], null],
    [['09/15/2026', '15/09/2026'], null],
    [['2026-09-15', 'Sep 15, 2026', '', 'tomorrow', '5/5/2026'], null],
    // With dots, the day comes first in every country.
    [['1.9.2026', '09/08/2026'], 'day-first'],
  ])('the dates %j are %s', (texts, order) => {
    expect(dayOrderOf(texts)).toBe(order);
  });
});
