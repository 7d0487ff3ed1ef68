import { lowest } from '../../core/line/extremes.ts';
import { CHART, DENSITIES, MEASURES, type Density, type Measures } from './measures.ts';

/** The most players on one page. */
export const PLAYERS_A_PAGE = 8;

// Above this many players a page is set more closely.
const MOST_PLAYERS: Readonly<Record<Density, number>> = { roomy: 3, normal: 6, dense: PLAYERS_A_PAGE };

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
  /** How high the chart of the running totals is, in millimetres; null where it is not. */
  readonly chart: number | null;
}

/** The notes of one page. */
type Here = Pick<PagePlan, 'corrections' | 'agreements'>;

/** What stands beneath the players: how many corrections, and how many lines entered by agreement. */
interface Notes {
  readonly corrections: number;
  readonly agreements: number;
}

/**
 * Spreads a game over pages so that nothing is cut: eight players a page, as evenly as on the board; behind the last
 * players the corrections and then the lines entered by agreement, and on further pages what is left of them. Set as
 * loosely as the players allow and as costs no page; the chart has what is then left of the only page.
 */
export function planPages(players: number, corrections: number, agreements: number): readonly PagePlan[] {
  const notes = { corrections, agreements };
  const plans = DENSITIES.filter((density) => playersOnFullestPage(players) <= MOST_PLAYERS[density]).map(
    (density) => plan(players, notes, density),
  );
  const fewest = lowest(plans.map(({ length }) => length));
  return plans.find(({ length }) => length === fewest) ?? plan(players, notes, 'dense');
}

function plan(players: number, notes: Notes, density: Density): readonly PagePlan[] {
  const measures = MEASURES[density];
  const parts = evenParts(players);
  const last = parts.at(-1);
  if (last === undefined) throw new Error('a game without players has no sheet');
  const pages: PagePlan[] = parts
    .slice(0, -1)
    .map((part) => ({ density, players: part, corrections: null, agreements: null, chart: null }));
  const room = measures.page - playersPage(last.to - last.from, measures);
  // The table of corrections is behind the last players even when it says that there are none.
  let printed: Notes = { corrections: 0, agreements: 0 };
  let here = notesIn(room, notes, printed, measures, true);
  const isOnly = parts.length === 1 && isAll(after(printed, here), notes);
  const chart = isOnly ? chartIn(room - heightOf(here, measures), measures) : null;
  pages.push({ density, players: last, ...here, chart });
  for (printed = after(printed, here); !isAll(printed, notes); printed = after(printed, here)) {
    here = notesIn(measures.page - emptyPage(measures), notes, printed, measures, false);
    pages.push({ density, players: null, ...here, chart: null });
  }
  return pages;
}

/** What of the notes that are not printed yet fits into this height, in millimetres: the corrections first. */
function notesIn(room: number, all: Notes, printed: Notes, measures: Measures, always: boolean): Here {
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

/** The chart in the height that is left on a page; null when it would be too low to read. */
function chartIn(left: number, { gap }: Measures): number | null {
  const height = Math.min(CHART.most, Math.floor(left - gap));
  return height < CHART.least ? null : height;
}

/** How high these notes are, with the gaps above them. */
function heightOf({ corrections, agreements }: Here, measures: Measures): number {
  const title = measures.gap + measures.caption;
  const count = corrections === null ? 0 : corrections.to - corrections.from;
  const table =
    corrections === null ? 0 : title + (count > 0 ? measures.tableHeads + count * measures.row : 0);
  const agreed = agreements === null ? 0 : agreements.to - agreements.from;
  return table + (agreed === 0 ? 0 : title + Math.ceil(agreed / AGREEMENTS_A_ROW) * measures.row);
}

function wholeRows(height: number, { row }: Measures): number {
  return Math.max(0, Math.floor(height / row));
}

function partFrom(from: number, count: number): Part {
  return { from, to: from + count };
}

function after(printed: Notes, here: Here): Notes {
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
