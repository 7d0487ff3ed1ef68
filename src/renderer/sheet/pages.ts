import { MEASURES, type Density, type Measures } from './measures.ts';

/** The most players on one page. */
export const PLAYERS_A_PAGE = 8;

// Above this many players a page is set densely.
const PLAYERS_SET_NORMALLY = 6;

/** A part of a list: from this index up to, not including, that one. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** What one page of a sheet holds. */
export interface PagePlan {
  readonly density: Density;
  /** The players whose lines, statistics, QR code and signatures are here; null on a page of corrections only. */
  readonly players: Part | null;
  /** The corrections printed here; null where their table does not appear at all. */
  readonly corrections: Part | null;
}

/**
 * Spreads a game over pages so that nothing is cut: eight players a page, as evenly as on the board; corrections
 * behind the last players, and on further pages as many as there are left. Densely set only when a page needs it or
 * a page is saved by it.
 */
export function planPages(players: number, corrections: number): readonly PagePlan[] {
  const dense = plan(players, corrections, 'dense');
  if (playersOnFullestPage(players) > PLAYERS_SET_NORMALLY) return dense;
  const normal = plan(players, corrections, 'normal');
  return dense.length < normal.length ? dense : normal;
}

/** The corrections that fit under this many players, or on a page of their own for none. */
export function correctionRoom(players: number, density: Density): number {
  const measures = MEASURES[density];
  const used = players === 0 ? emptyPage(measures) : playersPage(players, measures);
  const room = measures.page - used - measures.gap - measures.caption - measures.tableHeads;
  return Math.max(0, Math.floor(room / measures.row));
}

function plan(players: number, corrections: number, density: Density): readonly PagePlan[] {
  const parts = evenParts(players);
  const pages: PagePlan[] = parts.map((part) => ({ density, players: part, corrections: null }));
  const last = parts.at(-1);
  if (last === undefined) throw new Error('a game without players has no sheet');
  let printed = Math.min(corrections, correctionRoom(last.to - last.from, density));
  pages.splice(-1, 1, { density, players: last, corrections: { from: 0, to: printed } });
  while (printed < corrections) {
    const to = Math.min(corrections, printed + correctionRoom(0, density));
    pages.push({ density, players: null, corrections: { from: printed, to } });
    printed = to;
  }
  return pages;
}

function playersOnFullestPage(players: number): number {
  return Math.ceil(players / Math.ceil(players / PLAYERS_A_PAGE));
}

/** The parts are filled like the board's pages: nine players are five and four. */
function evenParts(players: number): readonly Part[] {
  const size = playersOnFullestPage(players);
  const count = Math.ceil(players / size);
  return Array.from({ length: count }, (_part, index) => ({
    from: index * size,
    to: Math.min(players, (index + 1) * size),
  }));
}

function emptyPage(measures: Measures): number {
  return measures.head + measures.gap + measures.foot;
}

function playersPage(players: number, measures: Measures): number {
  const lines = measures.frameHeads + players * measures.line;
  const statistics = measures.caption + measures.tableHeads + players * measures.row;
  const parts = [lines, measures.legend, statistics, measures.signs];
  return emptyPage(measures) + parts.reduce((sum, height) => sum + height + measures.gap, 0);
}
