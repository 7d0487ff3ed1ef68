/** The most lines that one screen shows at a size that can be read. */
export const LINES_A_PAGE = 8;

/** One page of the board: the first and last place on it, from 1. */
export interface Page {
  readonly first: number;
  readonly last: number;
}

/** The pages for so many players, as even as can be: 9 are 5 + 4, 11 are 6 + 5, 16 are 8 + 8. */
export function pagesOf(players: number): readonly Page[] {
  const pages = Math.ceil(players / LINES_A_PAGE);
  const lines = Math.ceil(players / pages);
  return Array.from({ length: pages }, (_, index) => ({
    first: index * lines + 1,
    last: Math.min((index + 1) * lines, players),
  }));
}

/** The page (index from 0) that holds this place; the first when none does. */
export function pageOfPlace(pages: readonly Page[], place: number): number {
  return Math.max(
    0,
    pages.findIndex(({ first, last }) => first <= place && place <= last),
  );
}

/** The page (index from 0) after so many turns; behind the last comes the first. */
export function pageAfter(page: number, turns: number, pages: number): number {
  return (page + turns) % Math.max(1, pages);
}
