import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counted, isOpenFor, nextTime, openingNow, recounted, stepEnd } from './opening.ts';

const NOON = new Date(2026, 4, 1, 12, 0);

describe('how long a lane is open', () => {
  test('without a limit any game may begin', () => {
    expect(isOpenFor({ kind: 'free' }, 99, NOON)).toBe(true);
  });

  test('without a limit no lane is open that the front desk opens: it is shut, and any other opening opens it', () => {
    const games = { kind: 'games', games: 1, from: 40 } as const;
    const may = (by: 'desk' | 'anyone'): readonly boolean[] =>
      ([{ kind: 'free' }, games] as const).map((opening) => isOpenFor(openingNow(opening, by), 40, NOON));
    expect([may('desk'), may('anyone')]).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  test('for three games: three games may begin, from the first one that counts', () => {
    const open = [40, 41, 42, 43].map((game) => isOpenFor({ kind: 'games', games: 3, from: 40 }, game, NOON));
    expect(open).toEqual([true, true, true, false]);
  });

  test('until noon: games may begin before noon', () => {
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
  ])('the end of the opening moves %s', (_, end, by, now, moved) => {
    expect(stepEnd(end, by, now)).toEqual(moved);
  });

  test('a time of day means its next occurrence, always less than a day away', () => {
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
  test('count from the one being bowled, else from the next', () => {
    expect(counted({ opening: { kind: 'games', games: 3 } }, 12)).toEqual({
      opening: { kind: 'games', games: 3, from: 12 },
    });
  });

  test('keep their first game when staff add one', () => {
    const more = { opening: { kind: 'games', games: 4, from: 10 } } as const;
    expect(counted(more, 12)).toEqual(more);
  });

  test('never begin to count after the next game', () => {
    const late = { opening: { kind: 'games', games: 1, from: 99 } } as const;
    expect(counted(late, 12)).toEqual({ opening: { kind: 'games', games: 1, from: 12 } });
  });

  test('are counted anew from the next game if the counter went back, and are otherwise unchanged', () => {
    const three = { kind: 'games', games: 3, from: 21 } as const;
    expect(recounted(three, 15)).toEqual({ kind: 'games', games: 3, from: 15 });
    for (const next of [21, 22, 999]) expect(recounted(three, next)).toBe(three);
    const free = { kind: 'free' } as const;
    expect(recounted(free, 1)).toBe(free);
  });

  test('other changes pass through unchanged', () => {
    const until = { kind: 'until', at: '2026-11-21T22:00:00.000Z' } as const;
    expect(counted({ opening: until, lane: 3 }, 12)).toEqual({ opening: until, lane: 3 });
    expect(counted({ lane: 3 }, 12)).toEqual({ lane: 3 });
    expect(counted({ opening: { kind: 'free' } }, 12)).toEqual({ opening: { kind: 'free' } });
  });
});
