import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counted, isOpenFor, nextTime, recounted, stepEnd } from './opening.ts';

const NOON = new Date(2026, 4, 1, 12, 0);

describe('for how long a lane is open', () => {
  test('a lane that is simply open takes any game', () => {
    expect(isOpenFor({ kind: 'free' }, 99, NOON)).toBe(true);
  });

  test('three games are three games, from the first one that counts', () => {
    const open = [40, 41, 42, 43].map((game) => isOpenFor({ kind: 'games', games: 3, from: 40 }, game, NOON));
    expect(open).toEqual([true, true, true, false]);
  });

  test('until noon is before noon', () => {
    const until = { kind: 'until', at: NOON.toISOString() } as const;
    expect(isOpenFor(until, 1, new Date(NOON.getTime() - 1))).toBe(true);
    expect(isOpenFor(until, 1, NOON)).toBe(false);
  });

  const at = (hour: number, minute: number, day = 1): Date => new Date(2026, 4, day, hour, minute);
  test.each<[string, Date, 1 | -1, Date, Date]>([
    ['a quarter later', at(22, 0), 1, at(20, 3), at(22, 15)],
    ['a quarter earlier', at(22, 0), -1, at(20, 3), at(21, 45)],
    ['from what is no quarter to the next one', at(22, 5), 1, at(20, 3), at(22, 15)],
    ['from what is no quarter to the one before', at(22, 5), -1, at(20, 3), at(22, 0)],
    ['past midnight', at(23, 45), 1, at(22, 0), at(0, 0, 2)],
    ['never to tomorrow when it is shortened to what has passed', at(22, 0), -1, at(21, 50), at(22, 0)],
    ['from now when the end has passed', at(22, 0), 1, at(22, 20), at(22, 30)],
    ['never more than a day away', at(21, 45, 2), 1, at(21, 50), at(21, 45, 2)],
  ])('the end is moved %s', (_, end, by, now, moved) => {
    expect(stepEnd(end, by, now)).toEqual(moved);
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

describe('the games of a lane', () => {
  test('three games are counted from the one that is being bowled, or from the next', () => {
    expect(counted({ opening: { kind: 'games', games: 3 } }, 12)).toEqual({
      opening: { kind: 'games', games: 3, from: 12 },
    });
  });

  test('one game more goes on counting where the others began', () => {
    const more = { opening: { kind: 'games', games: 4, from: 10 } } as const;
    expect(counted(more, 12)).toEqual(more);
  });

  test('games cannot begin to count behind the next one', () => {
    const late = { opening: { kind: 'games', games: 1, from: 99 } } as const;
    expect(counted(late, 12)).toEqual({ opening: { kind: 'games', games: 1, from: 12 } });
  });

  test('are counted from the next game where the counter went back, and else as they were', () => {
    const three = { kind: 'games', games: 3, from: 21 } as const;
    expect(recounted(three, 15)).toEqual({ kind: 'games', games: 3, from: 15 });
    for (const next of [21, 22, 999]) expect(recounted(three, next)).toBe(three);
    const free = { kind: 'free' } as const;
    expect(recounted(free, 1)).toBe(free);
  });

  test('what else is changed stays as it is', () => {
    const until = { kind: 'until', at: '2026-11-21T22:00:00.000Z' } as const;
    expect(counted({ opening: until, lane: 3 }, 12)).toEqual({ opening: until, lane: 3 });
    expect(counted({ lane: 3 }, 12)).toEqual({ lane: 3 });
    expect(counted({ opening: { kind: 'free' } }, 12)).toEqual({ opening: { kind: 'free' } });
  });
});
