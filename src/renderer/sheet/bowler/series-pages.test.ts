import { describe, expect, test } from 'vitest';
import { CHART, MEASURES } from '../measures.ts';
import { leavesThatFit, planSeries } from './series-pages.ts';

describe('the pages of a bowler’s series', () => {
  test('five games with their statistics are one page, and a sixth makes two of three', () => {
    expect(planSeries(5, true).map(({ games }) => games)).toEqual([{ from: 0, to: 5 }]);
    expect(planSeries(6, true).map(({ games }) => games)).toEqual([
      { from: 0, to: 3 },
      { from: 3, to: 6 },
    ]);
  });

  test('without statistics a page takes at least as many games', () => {
    for (let games = 1; games <= 20; games += 1)
      expect(planSeries(games, false).length).toBeLessThanOrEqual(planSeries(games, true).length);
  });

  test.each([true, false])('every game is on one page, in order (statistics: %s)', (statistics) => {
    for (let games = 1; games <= 40; games += 1) {
      const parts = planSeries(games, statistics).map((plan) => plan.games);
      expect(
        parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_none, at) => from + at)),
      ).toEqual(Array.from({ length: games }, (_none, at) => at));
      expect(parts.every(({ from, to }) => to > from)).toBe(true);
    }
  });

  test('what is left below is for leaves and chart, or for neither where it is too low', () => {
    expect(planSeries(1, true)[0]?.below).toBe(CHART.most);
    expect(planSeries(3, true)[0]?.below).toBeGreaterThanOrEqual(CHART.least);
    expect(planSeries(5, true)[0]?.below).toBeNull();
  });
});

test('as many leaves are listed as there is room for below their caption and heads', () => {
  const { caption, tableHeads, row } = MEASURES.normal;
  expect(leavesThatFit(caption + tableHeads + 4 * row, 9)).toBe(4);
  expect(leavesThatFit(caption + tableHeads + 4 * row, 2)).toBe(2);
});
