import { describe, expect, test } from 'vitest';
import { figuredGame } from './testing/figured-game.testing.ts';
import { chosenGames, firstChoice, sinceOf } from './choice.ts';
import { averagePlot } from './charts/average-plot.ts';

describe('the games that are looked at', () => {
  const now = new Date('2026-11-23T20:00:00.000Z');
  const kind = { format: 'ten-pin', option: null } as const;
  const games = Array.from({ length: 25 }, (_none, index) =>
    figuredGame('X X X 72 8/ F9 X 7/ 9- XX8', {
      startedAt: new Date(now.getTime() - (index + 1) * 86_400_000 * 10).toISOString(),
    }),
  );

  test('are the newest twenty whole ones, those of the half year, or all', () => {
    const count = (period: 'tonight' | 'last' | 'since' | 'all'): number =>
      chosenGames(games, { period, kind, place: null }, now).length;
    expect([count('tonight'), count('last'), count('all')]).toEqual([0, 20, 25]);
    expect(count('since')).toBe(games.filter(({ startedAt }) => new Date(startedAt) >= sinceOf(now)).length);
  });

  test('are of the same half year until the evening ends', () => {
    expect(sinceOf(new Date(2026, 11, 1, 4, 59))).toEqual(sinceOf(new Date(2026, 10, 30, 20, 0)));
    expect(sinceOf(new Date(2026, 11, 1, 5, 0))).toEqual(new Date(2026, 6, 1, 5));
  });

  test('are all at first where the half year has none', () => {
    expect(firstChoice(games, { format: 'ten-pin', first: 'since' }, now)?.period).toBe('since');
    expect(firstChoice(games.slice(20), { format: 'ten-pin', first: 'since' }, now)?.period).toBe('all');
    expect(firstChoice([], { format: 'ten-pin', first: 'since' }, now)).toBeNull();
  });
});

describe('the chart of averages', () => {
  const size = { width: 700, height: 250, em: 16 };

  test('has nothing to draw without an evening, and no line of a single one', () => {
    expect(averagePlot([], 0, size)).toBeNull();
    const plot = averagePlot([{ day: '2026-11-23', scores: [180, 200], running: 190 }], 200, size);
    expect(plot).toMatchObject({ path: '', best: { score: 200 }, last: { average: 190 } });
  });

  test('keeps every ring inside, and months apart', () => {
    const evenings = Array.from({ length: 300 }, (_none, index) => ({
      day: `20${String(10 + Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}-01`,
      scores: [100 + (index % 150), -15],
      running: 120,
    }));
    const plot = averagePlot(evenings, 249, size) ?? expect.fail('a chart');
    for (const { x, y } of plot.rings) {
      expect(x).toBeGreaterThanOrEqual(plot.left);
      expect(x).toBeLessThanOrEqual(plot.right);
      expect(y).toBeLessThanOrEqual(plot.bottom);
      expect(y).toBeGreaterThanOrEqual(0);
    }
    const gaps = plot.months.slice(1).map(({ x }, index) => x - (plot.months[index]?.x ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16 * 3.4);
  });
});
