import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { effectScope, ref, type EffectScope } from 'vue';
import {
  linesOfHalf,
  mostLines,
  PAGE_TIME,
  pageAfter,
  pageOfPlace,
  pagesByTeam,
  pagesOf,
  usePageTurn,
} from './pages.ts';

test.each([
  [1, [[1, 1]]],
  [8, [[1, 8]]],
  [9, [[1, 5], [6, 9]]], // oxfmt-ignore
  [11, [[1, 6], [7, 11]]], // oxfmt-ignore
  [16, [[1, 8], [9, 16]]], // oxfmt-ignore
  [17, [[1, 6], [7, 12], [13, 17]]], // oxfmt-ignore
])('%i players are shared out evenly', (players, pages) => {
  expect(pagesOf(players)).toEqual(pages.map(([first, last]) => ({ first, last })));
});

test('every number of players up to a hundred is on exactly one page, none longer than eight lines', () => {
  for (let players = 1; players <= 100; players += 1) {
    const places = pagesOf(players).flatMap(({ first, last }) => {
      expect(last - first).toBeLessThan(8);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    expect(places).toEqual(Array.from({ length: players }, (_, index) => index + 1));
  }
});

test('finds the page of the player on turn', () => {
  const pages = pagesOf(11);
  expect([1, 6, 7, 11].map((place) => pageOfPlace(pages, place))).toEqual([0, 0, 1, 1]);
});

test.each([
  [2, [1, 0, 1, 0]],
  [3, [1, 2, 0, 1]],
  [1, [0, 0, 0, 0]],
])('of %i pages each has its turn, the first again behind the last', (pages, seen) => {
  const from = Math.min(1, pages - 1);
  expect([0, 1, 2, 3].map((turns) => pageAfter(from, turns, pages))).toEqual(seen);
});

test('more lines of two teams than a page has are a team a page, and the largest page gives the size', () => {
  const teams = (home: number, visitors: number): readonly number[] => [
    ...Array.from({ length: home }, () => 1),
    ...Array.from({ length: visitors }, () => 2),
  ];
  expect(pagesByTeam(teams(4, 4))).toEqual([{ first: 1, last: 8 }]);
  const five = pagesByTeam(teams(4, 5));
  expect(five).toEqual([
    { first: 1, last: 4 },
    { first: 5, last: 9 },
  ]);
  expect(mostLines(five)).toBe(5);
  expect(pagesByTeam(teams(9, 9))).toHaveLength(4);
  expect(pagesByTeam(Array.from({ length: 11 }, () => null))).toEqual(pagesOf(11));
  expect(pagesByTeam([])).toEqual([{ first: 1, last: 1 }]);
});

test.each([
  ['five a side', 5, 5, 5],
  ['four beside six', 4, 6, 4],
  ['six beside four', 6, 4, 6],
  ['six a side: pages of one half', 6, 6, 5],
  ['nine beside one', 9, 1, 9],
])('on a pair of lanes %s have all ten lines in sight', (_name, lines, beside, drawn) => {
  expect(linesOfHalf(lines, beside)).toBe(drawn);
});

describe('the page that is shown', () => {
  let scope: EffectScope;

  beforeEach(() => {
    vi.useFakeTimers();
    scope = effectScope();
  });

  afterEach(() => {
    scope.stop();
    vi.useRealTimers();
  });

  function turning(players: number, place: number | null) {
    const onTurn = ref(place);
    const pages = pagesOf(players);
    const page = scope.run(() =>
      usePageTurn(
        () => pages,
        () => onTurn.value,
      ),
    );
    if (page === undefined) throw new Error('the scope is over');
    return { onTurn, page };
  }

  /** The pages shown over this many page times. */
  function seen(page: Readonly<{ value: number }>, times: number): readonly number[] {
    return Array.from({ length: times }, () => {
      vi.advanceTimersByTime(PAGE_TIME);
      return page.value;
    });
  }

  test('the page is that of the player on turn, however long they take', () => {
    const { onTurn, page } = turning(11, 6);
    expect(seen(page, 3)).toEqual([0, 0, 0]);
    onTurn.value = 7;
    expect(page.value).toBe(1);
  });

  test('once the game is over the pages turn from the last one shown, so that every bowler sees the final score', () => {
    const { onTurn, page } = turning(17, 17);
    onTurn.value = null;
    expect(page.value).toBe(2);
    vi.advanceTimersByTime(PAGE_TIME - 1);
    expect(page.value).toBe(2);
    vi.advanceTimersByTime(1);
    expect([page.value, ...seen(page, 3)]).toEqual([0, 1, 2, 0]);
  });

  test('a game that was already over is shown from its first page', () => {
    const { page } = turning(9, null);
    expect([page.value, ...seen(page, 2)]).toEqual([0, 1, 0]);
  });

  test('undoing the last ball returns to the page of the player on turn', () => {
    const { onTurn, page } = turning(11, 11);
    onTurn.value = null;
    expect(seen(page, 1)).toEqual([0]);
    onTurn.value = 11;
    expect([page.value, ...seen(page, 2)]).toEqual([1, 1, 1]);
  });

  test('eight players have one page, which does not turn', () => {
    const { page } = turning(8, null);
    expect(seen(page, 2)).toEqual([0, 0]);
  });
});
