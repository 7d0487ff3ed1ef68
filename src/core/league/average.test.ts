import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AVERAGE_WAYS,
  averageNow,
  gamesCounted,
  needsScores,
  totalsOf,
  type AverageRule,
} from './average-rule.ts';
import { averageFrom, averageOf } from './average.ts';
import { PUBLISHED_AVERAGES } from './testing/published.testing.ts';

const scores = fc.array(fc.nat({ max: 300 }), { maxLength: 40 });

describe('a published average', () => {
  it.each(PUBLISHED_AVERAGES)('$total pins in $games games are $average ($source)', (row) => {
    const average = row.scores === undefined ? averageFrom(row.total, row.games) : averageOf(row.scores);
    const { total, games } = row;
    expect(average).toMatchObject({ total, games, average: row.average });
    if (row.pinsOver !== null) expect(average?.pinsOver).toBe(row.pinsOver);
  });
});

describe('an average', () => {
  it('of 200, 180 and 161 is 180 and a pin over', () => {
    expect(averageOf([200, 180, 161])).toEqual({ games: 3, total: 541, average: 180, pinsOver: 1 });
  });

  it('of totals below nothing is rounded down as any other, and no pins over are negative', () => {
    expect(averageOf([-45, 15, 0, 0])).toEqual({ games: 4, total: -30, average: -8, pinsOver: 2 });
    expect(averageOf([-15, -15])).toEqual({ games: 2, total: -30, average: -15, pinsOver: 0 });
  });

  it('of no game is none', () => {
    expect(averageOf([])).toBeNull();
  });

  it('and its pins over are all pins, and the scores are in between', () => {
    fc.assert(
      fc.property(scores, (bowled) => {
        const average = averageOf(bowled);
        fc.pre(average !== null);
        expect(BigInt(average.average)).toBe(BigInt(average.total) / BigInt(average.games));
        expect(average.average * average.games + average.pinsOver).toBe(average.total);
        expect(average.pinsOver).toBeLessThan(average.games);
        expect(average.average).toBeGreaterThanOrEqual(Math.min(...bowled));
        expect(average.average).toBeLessThanOrEqual(Math.max(...bowled));
        expect(averageOf(bowled.toReversed())).toEqual(average);
      }),
    );
  });
});

const anyRule: fc.Arbitrary<AverageRule> = fc.record({
  way: fc.constantFrom(...AVERAGE_WAYS),
  games: fc.nat({ max: 30 }),
});

const NINE_GAMES: AverageRule = { way: 'entering-first', games: 9 };
const FIFTY_STRINGS: AverageRule = { way: 'window', games: 50 };

function games(count: number, score: number): readonly number[] {
  return Array.from({ length: count }, () => score);
}

describe('an entering average', () => {
  it('counts for the first nine games, then only this season does (Tenpin Bowling Australia, rule 312; Shelter Island)', () => {
    expect(averageNow(NINE_GAMES, 150, [])).toBe(150);
    expect(averageNow(NINE_GAMES, 150, games(8, 200))).toBe(150);
    expect(averageNow(NINE_GAMES, 150, games(9, 200))).toBe(200);
    expect(averageNow(NINE_GAMES, 150, [...games(9, 200), 120])).toBe(192);
  });

  it('counts as so many games where a league combines it with this season’s', () => {
    const rule: AverageRule = { way: 'combined', games: 21 };
    expect(averageNow(rule, 150, [])).toBe(150);
    expect(averageNow(rule, 150, games(3, 200))).toBe(156);
    expect(averageNow(rule, 150, games(21, 200))).toBe(175);
    expect(averageNow({ ...rule, games: 0 }, 150, [200, 201])).toBe(200);
  });

  it('fills a window of games of which the oldest are dropped (Maine candlepin: "a theoretical 50 strings")', () => {
    expect(averageNow(FIFTY_STRINGS, 120, games(25, 140))).toBe(130);
    expect(averageNow(FIFTY_STRINGS, 120, games(50, 140))).toBe(140);
    expect(averageNow(FIFTY_STRINGS, 120, [...games(10, 300), ...games(50, 140)])).toBe(140);
    expect(averageNow({ way: 'window', games: 2 }, null, [300, 140, 141])).toBe(140);
  });

  it('is not needed: the first games then establish one (FXA: three games of the first week)', () => {
    expect(averageNow(NINE_GAMES, null, [])).toBeNull();
    expect(averageNow(NINE_GAMES, null, [150, 151, 152])).toBe(151);
    expect(averageNow(NINE_GAMES, null, [250, ...games(9, 150)])).toBe(160);
  });

  it('counts as always where only games and pins are known (the same sources)', () => {
    expect(averageNow(NINE_GAMES, 150, null)).toBe(150);
    expect(averageNow(NINE_GAMES, 150, { games: 0, pins: 0 })).toBe(150);
    expect(averageNow(NINE_GAMES, 150, { games: 8, pins: 1600 })).toBe(150);
    expect(averageNow(NINE_GAMES, 150, { games: 9, pins: 1800 })).toBe(200);
    expect(averageNow(NINE_GAMES, null, { games: 3, pins: 453 })).toBe(151);
    expect(averageNow({ way: 'combined', games: 21 }, 150, { games: 3, pins: 600 })).toBe(156);
    expect(averageNow(FIFTY_STRINGS, 120, { games: 25, pins: 3500 })).toBe(130);
    expect(averageNow(FIFTY_STRINGS, 120, { games: 50, pins: 7000 })).toBe(140);
  });

  it('counts where a window is full and nobody gave the scores in it', () => {
    const season = { games: 51, pins: 7140 };
    expect(needsScores(FIFTY_STRINGS, season)).toBe(true);
    expect(averageNow(FIFTY_STRINGS, 120, season)).toBe(120);
    expect(averageNow(FIFTY_STRINGS, null, season)).toBeNull();
    expect(needsScores(FIFTY_STRINGS, games(51, 140))).toBe(false);
    expect(averageNow(FIFTY_STRINGS, 120, games(51, 140))).toBe(140);
  });

  it.each(PUBLISHED_AVERAGES)(
    'of a newcomer is what $games games of $total pins make: $average ($source)',
    ({ games: count, total: pins, average, scores: bowled }) => {
      const ways = ['entering-first', 'combined'] as const;
      for (const way of ways)
        expect(averageNow({ way, games: 3 }, null, bowled ?? { games: count, pins })).toBe(average);
      expect(averageNow({ way: 'entering-first', games: 3 }, 300, { games: count, pins })).toBe(average);
    },
  );

  it('and the totals of any scores make the same average as the scores, unless a window must drop some', () => {
    fc.assert(
      fc.property(anyRule, fc.option(fc.nat({ max: 300 })), scores, (rule, entering, bowled) => {
        const totals = totalsOf(bowled);
        const due = needsScores(rule, totals) ? entering : averageNow(rule, entering, bowled);
        expect(averageNow(rule, entering, totals)).toBe(due);
      }),
    );
  });

  it('and so many games of the season are in it: none before the first nine, at most those of the window', () => {
    const combined: AverageRule = { way: 'combined', games: 21 };
    expect([8, 9, 30].map((count) => gamesCounted(NINE_GAMES, 150, games(count, 200)))).toEqual([0, 9, 30]);
    expect(gamesCounted(NINE_GAMES, null, games(3, 200))).toBe(3);
    expect(gamesCounted(combined, 150, { games: 3, pins: 600 })).toBe(3);
    expect(gamesCounted(FIFTY_STRINGS, 120, games(60, 140))).toBe(50);
    expect(gamesCounted(FIFTY_STRINGS, 120, { games: 60, pins: 8400 })).toBe(0);
    expect(gamesCounted(combined, 150, null)).toBe(0);
  });

  it('is the average as long as no game of the season is in it', () => {
    fc.assert(
      fc.property(
        anyRule,
        fc.option(fc.nat({ max: 300 })),
        scores,
        fc.boolean(),
        (rule, entering, bowled, isTotal) => {
          const season = isTotal ? totalsOf(bowled) : bowled;
          fc.pre(gamesCounted(rule, entering, season) === 0);
          expect(averageNow(rule, entering, season)).toBe(entering);
        },
      ),
    );
  });

  it('and any scores make an average between the lowest and the highest of them', () => {
    fc.assert(
      fc.property(anyRule, fc.nat({ max: 300 }), scores, (chosen, entering, bowled) => {
        const now = averageNow(chosen, entering, bowled);
        expect(now).toBeGreaterThanOrEqual(Math.min(entering, ...bowled));
        expect(now).toBeLessThanOrEqual(Math.max(entering, ...bowled));
        expect(averageNow(chosen, entering, games(bowled.length, entering))).toBe(entering);
      }),
    );
  });
});
