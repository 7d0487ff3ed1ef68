import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterBeat, clockFace, clockOf, LONGEST_BEAT, MINUTE, MOST_MINUTES } from './countdown.ts';

test.each([0, -1, 1_000, 61, 2.5, Number.NaN])('a clock of %d minutes is refused', (minutes) => {
  expect(clockOf(minutes)).toEqual({ ok: false, error: { code: 'bad-clock', most: MOST_MINUTES } });
});

test.each([1, 5, MOST_MINUTES])('a clock of %d minutes is one', (minutes) => {
  expect(clockOf(minutes)).toEqual({ ok: true, value: minutes * MINUTE });
});

test('practice without a clock has no end', () => {
  expect(clockOf(null)).toEqual({ ok: true, value: null });
});

test.each<[number, string]>([
  [5 * MINUTE, '5:00'],
  [5 * MINUTE - 1, '5:00'],
  [5 * MINUTE - 1_000, '4:59'],
  [MINUTE, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
  [60 * MINUTE, '60:00'],
])('%d ms remain: the clock shows %s', (remaining, face) => {
  expect(clockFace(remaining)).toBe(face);
});

test('one beat a second ends five minutes after exactly three hundred beats', () => {
  let remaining = 5 * MINUTE;
  for (let beat = 1; beat < 300; beat += 1) remaining = afterBeat(remaining, 1_000);
  expect(remaining).toBe(1_000);
  expect(afterBeat(remaining, 1_000)).toBe(0);
});

test('a clock that jumps by hours takes no more than one beat, and one that jumps back gives nothing', () => {
  expect(afterBeat(5 * MINUTE, 3_600_000)).toBe(5 * MINUTE - LONGEST_BEAT);
  expect(afterBeat(5 * MINUTE, -3_600_000)).toBe(5 * MINUTE);
});

test('whatever the clock does, what remains never grows, and a beat never takes more than its most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 * MINUTE }),
      fc.array(fc.double({ noNaN: true, min: -1e9, max: 1e9 })),
      (start, beats) => {
        let remaining = start;
        for (const passed of beats) {
          const next = afterBeat(remaining, passed);
          expect(next).toBeLessThanOrEqual(remaining);
          expect(next).toBeGreaterThanOrEqual(Math.max(0, remaining - LONGEST_BEAT));
          remaining = next;
        }
      },
    ),
  );
});
