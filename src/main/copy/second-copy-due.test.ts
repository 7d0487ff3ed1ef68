import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { daysOld, isDue, isQuiet } from './second-copy.ts';

describe('a copy', () => {
  let zone: string | undefined;
  beforeEach(() => {
    zone = process.env['TZ'];
    process.env['TZ'] = 'Europe/Berlin';
  });
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  test.each([
    ['none was ever made', null, '2026-11-21T12:00', true],
    ['of this morning', '2026-11-21T06:00', '2026-11-21T12:00', false],
    ['of last night, before five', '2026-11-21T04:59', '2026-11-21T12:00', true],
    ['of exactly five', '2026-11-21T05:00', '2026-11-21T12:00', false],
    ['of yesterday noon', '2026-11-20T12:00', '2026-11-21T12:00', true],
    [
      'of yesterday noon, past midnight: the evening is not over',
      '2026-11-20T12:00',
      '2026-11-21T00:30',
      false,
    ],
    ['of yesterday noon, at five', '2026-11-20T12:00', '2026-11-21T05:00', true],
    ['of three months ago', '2026-08-21T12:00', '2026-11-21T12:00', true],
    // 2026-10-25 has 25 hours, 2026-03-29 has 23.
    ['of the morning before the night that is longer', '2026-10-24T05:30', '2026-10-25T04:59', false],
    ['of the morning before, after the night that is longer', '2026-10-24T05:30', '2026-10-25T05:00', true],
    ['of the hour that comes twice', '2026-10-25T02:30', '2026-10-25T04:30', false],
    ['of the morning before the night that is shorter', '2026-03-28T05:30', '2026-03-29T04:59', false],
    ['of the morning before, after the night that is shorter', '2026-03-28T05:30', '2026-03-29T05:00', true],
    // The clock was set back.
    ['of an hour ahead', '2026-11-21T13:00', '2026-11-21T12:00', false],
    ['of three days ahead', '2026-11-24T12:00', '2026-11-21T12:00', true],
    ['of 25 years ahead', '2051-11-21T12:00', '2026-11-21T12:00', true],
    // The clock is before 1970, as after an empty battery.
    ['of today, and now it is 1970', '2026-11-21T12:00', '1970-01-01T12:00', true],
  ] as const)('%s: due or not', (_what, last, now, due) => {
    // Without this time zone no day of the test would have 23 or 25 hours.
    expect(new Date('2026-07-01T00:00').toISOString()).toBe('2026-06-30T22:00:00.000Z');
    expect(isDue(last === null ? null : new Date(last).toISOString(), new Date(now))).toBe(due);
  });

  test('is due once a day, whatever the clock, and never again right after it was made', () => {
    let made = 0;
    let last: string | null = null;
    // A year in steps of twenty minutes, with a clock that jumps ahead for a week in May.
    for (let step = 0; step < (366 * 24 * 60) / 20; step += 1) {
      const time = Date.UTC(2026, 0, 1) + step * 1_200_000;
      const jumps = step > 9_000 && step < 9_504;
      const now = new Date(time + (jumps ? 8e11 : 0));
      if (!isDue(last, now)) continue;
      made += 1;
      last = now.toISOString();
      expect(isDue(last, now)).toBe(false);
    }
    expect(made).toBeGreaterThanOrEqual(366);
    expect(made).toBeLessThanOrEqual(369);
  });
});

test('the lane is quiet when no ball was saved for ten minutes, or none at all', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(isQuiet(null, now)).toBe(true);
  expect(isQuiet('2026-11-21T11:50:00Z', now)).toBe(true);
  expect(isQuiet('2026-11-21T11:50:01Z', now)).toBe(false);
  expect(isQuiet('2026-11-21T12:00:30Z', now)).toBe(false);
  // A ball dated by a wrong clock does not stop copies for years.
  expect(isQuiet('2051-11-21T12:00:00Z', now)).toBe(true);
});

test('a copy from an hour ago is zero days old, one from a week ago seven', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(daysOld('2026-11-21T11:00:00Z', now)).toBe(0);
  expect(daysOld('2026-11-14T12:00:00Z', now)).toBe(7);
  expect(daysOld('2026-11-14T12:00:01Z', now)).toBe(6);
});
