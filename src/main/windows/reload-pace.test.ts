import { expect, test } from 'vitest';
import { ReloadPace } from './reload-pace.ts';

test('a page that dies once is loaded again at once', () => {
  expect(new ReloadPace().pauseAt(5)).toBe(0);
});

test('a page that keeps dying waits longer each time, at most half a minute', () => {
  const pace = new ReloadPace();
  const pauses: number[] = [];
  let now = 0;
  for (let death = 1; death <= 9; death += 1) {
    const pause = pace.pauseAt(now);
    pauses.push(pause);
    // The page dies as soon as it has loaded.
    now += pause + 300;
  }
  expect(pauses).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test('after a quiet minute it is again loaded at once', () => {
  const pace = new ReloadPace();
  expect([0, 10, 20].map((now) => pace.pauseAt(now))).toEqual([0, 1_000, 2_000]);
  expect(pace.pauseAt(60_020)).toBe(4_000);
  expect(pace.pauseAt(120_021)).toBe(0);
});
