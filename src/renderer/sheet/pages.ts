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

/** How many lines entered by agreement stand side by side. */
export const AGREEMENTS_A_ROW = 4;

/** What one page of a sheet holds. */
export interface PagePlan {
  readonly density: Density;
  /** The players whose lines, statistics, QR code and signatures are here; null on a page of notes only. */
  readonly players: Part | null;
  /** The corrections printed here; null where their table does not appear at all. */
  readonly corrections: Part | null;
  /** The lines entered by agreement listed here, beneath the last correction; null where their list is not. */
  readonly agreements: Part | null;
}

/** What stands beneath the players: how many corrections, and how many lines entered by agreement. */
interface Notes {
  readonly corrections: number;
  readonly agreements: number;
}

/**
 * Spreads a game over pages so that nothing is cut: eight players a page, as evenly as on the board; behind the last
 * players the corrections and then the lines entered by agreement, and on further pages what is left of them. Densely
 * set only when a page needs it or a page is saved by it.
 */
export function planPages(players: number, corrections: number, agreements: number): readonly PagePlan[] {
  const notes = { corrections, agreements };
  const dense = plan(players, notes, 'dense');
  if (playersOnFullestPage(players) > PLAYERS_SET_NORMALLY) return dense;
  const normal = plan(players, notes, 'normal');
  return dense.length < normal.length ? dense : normal;
}

function plan(players: number, notes: Notes, density: Density): readonly PagePlan[] {
  const measures = MEASURES[density];
  const parts = evenParts(players);
  const last = parts.at(-1);
  if (last === undefined) throw new Error('a game without players has no sheet');
  const pages: PagePlan[] = parts
    .slice(0, -1)
    .map((part) => ({ density, players: part, corrections: null, agreements: null }));
  const room = measures.page - playersPage(last.to - last.from, measures);
  // The table of corrections is behind the last players even when it says that there are none.
  let printed: Notes = { corrections: 0, agreements: 0 };
  let here = notesIn(room, notes, printed, measures, true);
  pages.push({ density, players: last, ...here });
  for (printed = after(printed, here); !isAll(printed, notes); printed = after(printed, here)) {
    here = notesIn(measures.page - emptyPage(measures), notes, printed, measures, false);
    pages.push({ density, players: null, ...here });
  }
  return pages;
}

/** What of the notes that are not printed yet fits into this height, in millimetres: the corrections first. */
function notesIn(
  room: number,
  all: Notes,
  printed: Notes,
  measures: Measures,
  always: boolean,
): Pick<PagePlan, 'corrections' | 'agreements'> {
  const title = measures.gap + measures.caption;
  const corrections = all.corrections - printed.corrections;
  const hasTable = always || corrections > 0;
  const head = hasTable ? title + (corrections > 0 ? measures.tableHeads : 0) : 0;
  const rows = Math.min(corrections, wholeRows(room - head, measures));
  const table = hasTable ? partFrom(printed.corrections, rows) : null;
  if (rows < corrections) return { corrections: table, agreements: null };
  const left = room - head - rows * measures.row - title;
  const agreements = Math.min(
    all.agreements - printed.agreements,
    wholeRows(left, measures) * AGREEMENTS_A_ROW,
  );
  return {
    corrections: table,
    agreements: agreements === 0 ? null : partFrom(printed.agreements, agreements),
  };
}

function wholeRows(height: number, { row }: Measures): number {
  return Math.max(0, Math.floor(height / row));
}

function partFrom(from: number, count: number): Part {
  return { from, to: from + count };
}

function after(printed: Notes, here: Pick<PagePlan, 'corrections' | 'agreements'>): Notes {
  return {
    corrections: here.corrections?.to ?? printed.corrections,
    agreements: here.agreements?.to ?? printed.agreements,
  };
}

function isAll(printed: Notes, all: Notes): boolean {
  return printed.corrections === all.corrections && printed.agreements === all.agreements;
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
