import { CHART, MEASURES } from '../measures.ts';
import type { Part } from '../pages.ts';

const CARDS_A_PAGE = 2;

/** In millimetres, besides the measures of every sheet. */
export const FIGURES = 16;

/** The content of one page about a bowler's series. */
export interface SeriesPlan {
  readonly games: Part;
  /** The height in millimetres that is left for leaves and the chart; null where it is too low for either. */
  readonly below: number | null;
}

/** Spreads a bowler's games over pages evenly; a page takes five with everything about them. */
export function planSeries(games: number, statistics: boolean): readonly SeriesPlan[] {
  const most = mostGames(statistics);
  const pages = Math.ceil(games / most);
  const size = Math.ceil(games / pages);
  return Array.from({ length: pages }, (_page, index) => {
    const part = { from: index * size, to: Math.min(games, (index + 1) * size) };
    const left = MEASURES.normal.page - heightOf(part.to - part.from, statistics) - MEASURES.normal.gap;
    const height = Math.min(CHART.most, Math.floor(left));
    return { games: part, below: height >= CHART.least ? height : null };
  });
}

function mostGames(statistics: boolean): number {
  let games = 1;
  while (heightOf(games + 1, statistics) <= MEASURES.normal.page) games += 1;
  return games;
}

function heightOf(games: number, statistics: boolean): number {
  const { head, gap, frameHeads, line, legend, caption, tableHeads, row, signs, foot } = MEASURES.normal;
  // Several games have a row with their sums.
  const table = caption + tableHeads + (games + (games > 1 ? 1 : 0)) * row;
  const parts = [
    head,
    FIGURES,
    frameHeads + games * line,
    legend,
    ...(statistics ? [table] : []),
    signs,
    foot,
  ];
  return parts.reduce((sum, part) => sum + part + gap, 0);
}

/** How many of `all` leaves fit into this height beside the chart. */
export function leavesThatFit(height: number, all: number): number {
  const { caption, tableHeads, row } = MEASURES.normal;
  return Math.min(all, Math.floor((height - caption - tableHeads) / row));
}

/** The cards of each page of A4 or Letter: side by side, as a series makes them as high as a page. */
export function cardPages<T>(cards: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(cards.length / CARDS_A_PAGE) }, (_page, index) =>
    cards.slice(index * CARDS_A_PAGE, (index + 1) * CARDS_A_PAGE),
  );
}
