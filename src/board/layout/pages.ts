import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue';
import { highest } from '../../core/line/extremes.ts';

/** The most lines readable on one screen. */
export const LINES_A_PAGE = 8;
/** The most lines of a pair: two teams of five, all in sight. */
export const LINES_OF_PAIR = 10;

/** A board page: its first and last place in the line-up, from 1. */
export interface Page {
  readonly first: number;
  readonly last: number;
}

/** The pages for this many players, by default eight a page, as even as possible: 9 make 5 + 4, 11 make 6 + 5, 16 make 8 + 8. */
export function pagesOf(players: number, most = LINES_A_PAGE): readonly Page[] {
  const pages = Math.ceil(players / most);
  const lines = Math.ceil(players / pages);
  return Array.from({ length: pages }, (_, index) => ({
    first: index * lines + 1,
    last: Math.min((index + 1) * lines, players),
  }));
}

/** Pages for the lines of a board: more than one page has of two teams are a team a page. `teams` has each line's. */
export function pagesByTeam(teams: readonly (number | null)[]): readonly Page[] {
  const second = teams.findIndex((team) => team !== null && team !== teams[0]);
  if (teams.length <= LINES_A_PAGE || second === -1) return pagesOf(Math.max(1, teams.length));
  const visitors = pagesOf(teams.length - second);
  return [
    ...pagesOf(second),
    ...visitors.map(({ first, last }) => ({ first: first + second, last: last + second })),
  ];
}

/** The lines of the largest page: every page uses its sizes. */
export function mostLines(pages: readonly Page[]): number {
  return highest(
    pages.map(({ first, last }) => last - first + 1),
    1,
  );
}

/** The page (from 0) with this place; the first when there is none. */
export function pageOfPlace(pages: readonly Page[], place: number): number {
  return Math.max(
    0,
    pages.findIndex(({ first, last }) => first <= place && place <= last),
  );
}

/** The page (from 0) after this many turns; the last is followed by the first. */
export function pageAfter(page: number, turns: number, pages: number): number {
  return (page + turns) % Math.max(1, pages);
}

/** The most lines that a half of a pair draws, beside the other half's lines: all of both, else five each at least. */
export function linesOfHalf(lines: number, beside: number): number {
  return lines + beside <= LINES_OF_PAIR ? lines : Math.max(LINES_OF_PAIR / 2, LINES_OF_PAIR - beside);
}

/** Milliseconds a page stays while nobody is on turn: enough to read eight totals. */
export const PAGE_TIME = 8_000;

/**
 * The page to show (from 0): the page of the player on turn. With nobody on turn, the pages turn from the last one
 * shown, so that every bowler sees the final score.
 */
export function usePageTurn(
  pages: () => readonly Page[],
  onTurn: () => number | null,
): Readonly<ComputedRef<number>> {
  const place = ref(1);
  const turns = ref(0);
  let timer: ReturnType<typeof setInterval> | undefined;

  function stop(): void {
    clearInterval(timer);
    turns.value = 0;
  }

  watch(
    onTurn,
    (now) => {
      stop();
      if (now !== null) place.value = now;
      else timer = setInterval(() => (turns.value += 1), PAGE_TIME);
    },
    { immediate: true, flush: 'sync' },
  );
  onScopeDispose(stop);

  return computed(() => pageAfter(pageOfPlace(pages(), place.value), turns.value, pages().length));
}
