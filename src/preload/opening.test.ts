import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpenFor, nextTime } from './opening.ts';

const NOON = new Date(2026, 4, 1, 12, 0);

describe('for how long a lane is open', () => {
  test('a lane that is simply open takes any game', () => {
    expect(isOpenFor({ kind: 'free' }, 99, NOON)).toBe(true);
  });

  test('three games are three games', () => {
    const open = [1, 2, 3, 4].map((game) => isOpenFor({ kind: 'games', games: 3 }, game, NOON));
    expect(open).toEqual([true, true, true, false]);
  });

  test('until noon is before noon', () => {
    const until = { kind: 'until', at: NOON.toISOString() } as const;
    expect(isOpenFor(until, 1, new Date(NOON.getTime() - 1))).toBe(true);
    expect(isOpenFor(until, 1, NOON)).toBe(false);
  });

  test('a time of day is the next one of its name, and never a day away or more', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(2026, 4, 1), max: new Date(2026, 4, 28), noInvalidDate: true }),
        fc.integer({ min: 0, max: 1_439 }),
        (now, minutes) => {
          const at = nextTime(minutes, now);
          expect(at.getHours() * 60 + at.getMinutes()).toBe(minutes);
          expect(at.getTime()).toBeGreaterThan(now.getTime());
          expect(at.getTime() - now.getTime()).toBeLessThanOrEqual(24 * 3_600_000);
        },
      ),
    );
  });
});
