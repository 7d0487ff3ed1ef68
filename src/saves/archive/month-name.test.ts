import { describe, expect, test } from 'vitest';
import { byMonth, monthIn, monthOf } from './month-name.ts';

/** Oldest first; a clock may show anything. */
const MONTHS = [
  '-000002-12',
  '-000001-01',
  '1999-12',
  '2026-01',
  '2026-02',
  '2026-11',
  '2027-01',
  '+012345-06',
];

describe('the month of a game', () => {
  test.each(MONTHS)('that began in %s is that month', (month) => {
    expect(monthOf(`${month}-21T12:00:00.000Z`)).toBe(month);
  });

  test.each(['', 'noon', '2026', '2026-11', '26-11-21', '+2026-11-21', 'on 2026-11-21'])(
    'is null for an invalid start: %j',
    (startedAt) => {
      expect(() => monthOf(startedAt)).toThrow(`no month in ${startedAt}`);
    },
  );
});

describe('the name of a file', () => {
  test.each(MONTHS)('of the month %s', (month) => {
    expect(monthIn(`${month}.jsonl`)).toBe(month);
  });

  test.each([
    '2026-11.index',
    '2026-11.jsonl.tmp',
    'copy of 2026-11.jsonl',
    '2026-11-jsonl',
    '2026-1.jsonl',
    '226-11.jsonl',
    '012345-06.jsonl',
    '+12345-06.jsonl',
    '*012345-06.jsonl',
  ])('%s is of none', (name) => {
    expect(monthIn(name)).toBeNull();
  });
});

test('months are ordered by time, also before the year 0 and after the year 9999', () => {
  MONTHS.forEach((one, first) => {
    MONTHS.forEach((other, second) => {
      expect(Math.sign(byMonth(one, other)), `${one} and ${other}`).toBe(Math.sign(first - second));
    });
  });
});
