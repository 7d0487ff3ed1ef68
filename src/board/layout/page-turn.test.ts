import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope, ref, type EffectScope } from 'vue';
import { PAGE_TIME, usePageTurn } from './page-turn.ts';
import { pagesOf } from './pages.ts';

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
