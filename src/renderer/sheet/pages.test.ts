import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEASURES } from './measures.ts';
import { PLAYERS_A_PAGE, correctionRoom, planPages, type PagePlan } from './pages.ts';

describe('the pages of a sheet', () => {
  test('one to eight players without corrections fill one page', () => {
    for (let players = 1; players <= PLAYERS_A_PAGE; players += 1) {
      expect(planPages(players, 0)).toHaveLength(1);
    }
  });

  test('up to six players are set normally, seven and eight densely', () => {
    expect(planPages(6, 0)[0]?.density).toBe('normal');
    expect(planPages(7, 0)[0]?.density).toBe('dense');
    expect(planPages(8, 0)[0]?.density).toBe('dense');
  });

  test('two corrections fit under six and under eight players', () => {
    expect(planPages(6, 2)).toHaveLength(1);
    expect(planPages(8, 2)).toHaveLength(1);
  });

  test('six players with more corrections are set densely when that saves a page', () => {
    const room = correctionRoom(6, 'normal');
    expect(planPages(6, room)).toMatchObject([{ density: 'normal' }]);
    expect(planPages(6, room + 1)).toMatchObject([{ density: 'dense' }]);
  });

  test('more than eight players go on evenly: nine are five and four, eleven six and five', () => {
    expect(playerCounts(planPages(9, 0))).toEqual([5, 4]);
    expect(playerCounts(planPages(11, 0))).toEqual([6, 5]);
    expect(playerCounts(planPages(16, 0))).toEqual([8, 8]);
    expect(playerCounts(planPages(17, 0))).toEqual([6, 6, 5]);
  });

  test('corrections stand behind the last players, their table even when it is empty', () => {
    const pages = planPages(9, 0);
    expect(pages.map((page) => page.corrections)).toEqual([null, { from: 0, to: 0 }]);
  });

  test('corrections that do not fit go to further pages of their own', () => {
    const pages = planPages(8, 100);
    expect(pages.slice(1).map((page) => page.players)).toEqual([null, null, null]);
  });

  test('every player and every correction is printed exactly once, in order, and no page is overfull', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 500 }),
        (players, corrections) => {
          const pages = planPages(players, corrections);
          expect(pages.flatMap((page) => indices(page.players))).toEqual(upTo(players));
          expect(pages.flatMap((page) => indices(page.corrections))).toEqual(upTo(corrections));
          for (const page of pages) expect(height(page)).toBeLessThanOrEqual(MEASURES[page.density].page);
        },
      ),
    );
  });
});

function playerCounts(pages: readonly PagePlan[]): readonly number[] {
  return pages.map((page) => indices(page.players).length);
}

function indices(part: PagePlan['players']): readonly number[] {
  return part === null ? [] : upTo(part.to - part.from).map((index) => index + part.from);
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_item, index) => index);
}

// Added up anew from the parts that a page shows, one above the other.
function height(page: PagePlan): number {
  const { head, frameHeads, line, legend, caption, row, signs, foot, gap, tableHeads } =
    MEASURES[page.density];
  const players = indices(page.players).length;
  const parts = [head, foot];
  if (players > 0)
    parts.push(frameHeads + players * line, legend, caption + tableHeads + players * row, signs);
  const corrections = indices(page.corrections).length;
  if (page.corrections !== null) parts.push(caption + (corrections > 0 ? tableHeads + corrections * row : 0));
  return parts.reduce((sum, part) => sum + part, 0) + (parts.length - 1) * gap;
}
