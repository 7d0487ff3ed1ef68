import { expect, test } from 'vitest';
import { Rates } from './rates.ts';

test('a name may so often at once, then so often a second, and never more than at once', () => {
  let now = 0;
  const rates = new Rates({ atOnce: 3, aSecond: 2 }, () => now);
  const taken = (name: string): number => {
    let times = 0;
    while (rates.takes(name)) times += 1;
    return times;
  };
  expect([taken('one'), taken('one'), taken('other')]).toEqual([3, 0, 3]);
  now = 999;
  expect(taken('one')).toBe(1);
  now = 1_001;
  expect(taken('one')).toBe(1);
  now = 60_000;
  expect(taken('one')).toBe(3);
});

test('names that have everything left again are forgotten, and the others are not', () => {
  let now = 0;
  const rates = new Rates({ atOnce: 1, aSecond: 1 }, () => now);
  for (let name = 0; name < 5_000; name += 1) rates.takes(String(name));
  expect(rates.size).toBe(5_000);
  now = 2_000;
  for (let name = 0; name < 6_000; name += 1) rates.takes(`later ${String(name)}`);
  expect(rates.size).toBeLessThanOrEqual(6_000);
  expect(rates.takes('later 0')).toBe(false);
});
