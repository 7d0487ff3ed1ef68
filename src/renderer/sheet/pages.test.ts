import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEASURES, type Density } from './measures.ts';
import { AGREEMENTS_A_ROW, PLAYERS_A_PAGE, planPages, type PagePlan } from './pages.ts';

describe('the pages of a sheet', () => {
  test('one to eight players without corrections fill one page', () => {
    for (let players = 1; players <= PLAYERS_A_PAGE; players += 1) {
      expect(planPages(players, 0, 0)).toHaveLength(1);
    }
  });

  test('up to three players have tall lines, four to six normal ones, seven and eight dense ones', () => {
    expect(planPages(1, 0, 0)[0]?.density).toBe('roomy');
    expect(planPages(3, 0, 0)[0]?.density).toBe('roomy');
    expect(planPages(4, 0, 0)[0]?.density).toBe('normal');
    expect(planPages(6, 0, 0)[0]?.density).toBe('normal');
    expect(planPages(7, 0, 0)[0]?.density).toBe('dense');
    expect(planPages(8, 0, 0)[0]?.density).toBe('dense');
  });

  test('up to four players fill their page: the chart of their running totals takes what is left', () => {
    for (const players of [1, 2, 3, 4]) {
      const [page] = planPages(players, 0, 0);
      if (page === undefined) expect.fail('no page');
      expect(page.chart).toBeGreaterThanOrEqual(40);
      expect(MEASURES[page.density].page - height(page)).toBeLessThanOrEqual(20);
    }
  });

  test('larger games and games with corrections have no chart: their page is full without it', () => {
    expect(planPages(5, 0, 0)[0]?.chart).toBeNull();
    expect(planPages(8, 0, 0)[0]?.chart).toBeNull();
    expect(planPages(9, 0, 0).map(({ chart }) => chart)).toEqual([null, null]);
    const charts = Array.from({ length: 40 }, (_, corrections) => planPages(2, corrections, 0)).filter(
      ([page]) => page?.chart !== null,
    );
    expect(charts.length).toBeGreaterThan(5);
    expect(charts.every((pages) => pages.length === 1)).toBe(true);
  });

  test('tall lines and the chart never cost a page', () => {
    for (let players = 1; players <= 8; players += 1)
      for (let corrections = 0; corrections < 40; corrections += 1) {
        const pages = planPages(players, corrections, 0);
        const lines = (density: Density): number => pageWithoutChart(density, players, corrections);
        if (lines('dense') <= MEASURES.dense.page) expect(pages).toHaveLength(1);
      }
  });

  test('with a series up to six players and their two tables fill one page, seven and eight take two', () => {
    for (let players = 1; players <= 6; players += 1)
      expect(planPages(players, 0, 0, { series: true })).toHaveLength(1);
    expect([3, 4, 5, 6].map((players) => planPages(players, 0, 0, { series: true })[0]?.density)).toEqual([
      ...['roomy', 'normal', 'dense', 'dense'],
    ]);
    expect(playerCounts(planPages(7, 0, 0, { series: true }))).toEqual([4, 3]);
    expect(playerCounts(planPages(8, 0, 0, { series: true }))).toEqual([4, 4]);
    for (let players = 1; players <= 12; players += 1)
      for (const { density, players: part, chart } of planPages(players, 0, 0, { series: true })) {
        const { gap, caption, tableHeads, row } = MEASURES[density];
        const count = part === null ? 0 : part.to - part.from;
        const table = caption + tableHeads + count * row + gap;
        const page = pageWithoutChart(density, count, 0) + (chart === null ? 0 : chart + gap);
        expect(page + table).toBeLessThanOrEqual(MEASURES[density].page);
      }
  });

  test('teams take the room that their bowlers need: two of five fill one page, eight of ten take four', () => {
    expect(planPages(2, 0, 0, { bowlers: 5 })).toHaveLength(1);
    expect(planPages(1, 0, 0, { bowlers: 10 })).toHaveLength(1);
    expect(playerCounts(planPages(8, 0, 0, { bowlers: 10 }))).toEqual([2, 2, 2, 2]);
    for (let teams = 1; teams <= 8; teams += 1)
      for (let bowlers = 2; bowlers <= 10; bowlers += 1)
        for (const { density, players, chart } of planPages(teams, 0, 0, { bowlers })) {
          const { gap, row, bowler, page } = MEASURES[density];
          const count = players === null ? 0 : players.to - players.from;
          const more = count * (bowler + bowlers * row) + (chart === null ? 0 : chart + gap);
          expect(pageWithoutChart(density, count, 0) + more).toBeLessThanOrEqual(page);
        }
  });

  test('two corrections fit under six and under eight players', () => {
    expect(planPages(6, 2, 0)).toHaveLength(1);
    expect(planPages(8, 2, 0)).toHaveLength(1);
  });

  test('six players with more corrections are set densely when that saves a page', () => {
    const onOnePage = Array.from({ length: 12 }, (_, corrections) => planPages(6, corrections, 0))
      .filter((pages) => pages.length === 1)
      .map(([page]) => page?.density);
    expect(new Set(onOnePage)).toEqual(new Set(['normal', 'dense']));
    expect(onOnePage).toEqual(onOnePage.toSorted().toReversed());
  });

  test('more than eight players are split evenly: nine are five and four, eleven six and five', () => {
    expect(playerCounts(planPages(9, 0, 0))).toEqual([5, 4]);
    expect(playerCounts(planPages(11, 0, 0))).toEqual([6, 5]);
    expect(playerCounts(planPages(16, 0, 0))).toEqual([8, 8]);
    expect(playerCounts(planPages(17, 0, 0))).toEqual([6, 6, 5]);
  });

  test('corrections follow the last players, with a table even when there are none', () => {
    const pages = planPages(9, 0, 0);
    expect(pages.map((page) => page.corrections)).toEqual([null, { from: 0, to: 0 }]);
  });

  test('agreed lines of up to six players, and four of eight, fit on the players’ page', () => {
    expect(planPages(8, 0, 4)).toMatchObject([{ agreements: { from: 0, to: 4 } }]);
    for (let players = 1; players <= 6; players += 1) {
      expect(planPages(players, 0, players)).toMatchObject([{ agreements: { from: 0, to: players } }]);
    }
  });

  test('agreed lines are listed below the last correction, only where there are any', () => {
    expect(planPages(2, 1, 0)).toMatchObject([{ agreements: null }]);
    const pages = planPages(8, 100, 9);
    expect(pages.findIndex((page) => page.agreements !== null)).toBe(
      pages.findLastIndex((page) => page.corrections !== null),
    );
  });

  test('agreed lines fill whole rows before they continue on another page', () => {
    const [first, second] = planPages(8, 0, 100);
    expect((first?.agreements?.to ?? 0) % AGREEMENTS_A_ROW).toBe(0);
    expect(second).toMatchObject({ players: null, corrections: null, agreements: { to: 100 } });
  });

  test('corrections that do not fit go to further pages of their own', () => {
    const pages = planPages(8, 100, 0);
    expect(pages.slice(1).map((page) => page.players)).toEqual([null, null, null]);
  });

  test('every player, correction and agreed line is printed exactly once, in order, and no page is overfull', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 900 }),
        (players, corrections, agreements) => {
          const pages = planPages(players, corrections, agreements);
          expect(pages.flatMap((page) => indices(page.players))).toEqual(upTo(players));
          expect(pages.flatMap((page) => indices(page.corrections))).toEqual(upTo(corrections));
          expect(pages.flatMap((page) => indices(page.agreements))).toEqual(upTo(agreements));
          for (const page of pages) expect(height(page)).toBeLessThanOrEqual(MEASURES[page.density].page);
        },
      ),
    );
  });
});

/** The height of one page with everything on it. */
function pageWithoutChart(density: Density, players: number, corrections: number): number {
  return height({
    density,
    players: { from: 0, to: players },
    corrections: { from: 0, to: corrections },
    agreements: null,
    chart: null,
  });
}

function playerCounts(pages: readonly PagePlan[]): readonly number[] {
  return pages.map((page) => indices(page.players).length);
}

function indices(part: PagePlan['players']): readonly number[] {
  return part === null ? [] : upTo(part.to - part.from).map((index) => index + part.from);
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_item, index) => index);
}

// The sum of the heights of a page's parts.
function height(page: PagePlan): number {
  const { head, frameHeads, line, legend, caption, row, signs, foot, gap, tableHeads } =
    MEASURES[page.density];
  const players = indices(page.players).length;
  const parts = [head, foot];
  if (players > 0)
    parts.push(frameHeads + players * line, legend, caption + tableHeads + players * row, signs);
  const corrections = indices(page.corrections).length;
  if (page.corrections !== null) parts.push(caption + (corrections > 0 ? tableHeads + corrections * row : 0));
  const agreements = indices(page.agreements).length;
  if (agreements > 0) parts.push(caption + Math.ceil(agreements / AGREEMENTS_A_ROW) * row);
  if (page.chart !== null) parts.push(page.chart);
  return parts.reduce((sum, part) => sum + part, 0) + (parts.length - 1) * gap;
}
