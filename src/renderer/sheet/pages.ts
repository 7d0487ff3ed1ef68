import { lowest } from '../../core/line/extremes.ts';
import { CHART, DENSITIES, MEASURES, type Density, type Measures } from './measures.ts';

export const PLAYERS_A_PAGE = 8;

// With more players, a page is set more tightly; a second table, with their series, takes the room of some.
const MOST_PLAYERS: Readonly<Record<Density, number>> = { roomy: 3, normal: 6, dense: PLAYERS_A_PAGE };
const MOST_WITH_SERIES: Readonly<Record<Density, number>> = { roomy: 3, normal: 4, dense: 6 };

/** A slice of a list: from one index up to, not including, the other. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** Agreed lines side by side. */
export const AGREEMENTS_A_ROW = 4;

/** What a page has for each player beside line and statistics: a series' table, and the bowlers of a team. */
interface Beside {
  readonly series: boolean;
  /** The most bowlers who share a line; 0 where everybody bowls alone. */
  readonly bowlers: number;
  /** Whether the table of statistics and the chart of totals are wanted. */
  readonly statistics: boolean;
  readonly chart: boolean;
}

const USUAL: Beside = { series: false, bowlers: 0, statistics: true, chart: true };

/** The content of one page. */
export interface PagePlan {
  readonly density: Density;
  /** The players with lines, statistics, QR code and signatures here; null on a page of notes only. */
  readonly players: Part | null;
  /** The corrections printed here; null for no table. */
  readonly corrections: Part | null;
  /** The agreed lines listed here, below the last correction; null for no list. */
  readonly agreements: Part | null;
  /** The chart's height in millimetres; null for no chart. */
  readonly chart: number | null;
}

type Here = Pick<PagePlan, 'corrections' | 'agreements'>;

/** Numbers of corrections and agreed lines, printed below the players. */
interface Notes {
  readonly corrections: number;
  readonly agreements: number;
}

/**
 * Spreads a game over pages without cutting anything: up to eight players a page, as evenly as on the board; after
 * the last players the corrections, then the agreed lines, continued on further pages. Uses the loosest setting that
 * needs no extra page; on a single page the chart gets what is left.
 */
export function planPages(
  players: number,
  corrections: number,
  agreements: number,
  wanted: Partial<Beside> = {},
): readonly PagePlan[] {
  const notes = { corrections, agreements };
  const beside = { ...USUAL, ...wanted };
  const most = mostPlayers(beside);
  const parts = evenParts(players, most.dense);
  const fullest = playersOnFullestPage(players, most.dense);
  const plans = DENSITIES.filter((density) => fullest <= most[density]).map((density) =>
    plan(parts, notes, density, beside),
  );
  const fewest = lowest(plans.map(({ length }) => length));
  return plans.find(({ length }) => length === fewest) ?? plan(parts, notes, 'dense', beside);
}

/** How many players a page takes: teams as many as fit with their bowlers, and one at least. */
function mostPlayers(beside: Beside): Readonly<Record<Density, number>> {
  const most = beside.series ? MOST_WITH_SERIES : MOST_PLAYERS;
  if (beside.bowlers === 0) return most;
  const fitting = (density: Density): number => {
    const measures = MEASURES[density];
    let players = most[density];
    while (
      players > 1 &&
      playersPage(players, measures, beside) + measures.gap + measures.caption > measures.page
    )
      players -= 1;
    return players;
  };
  return { roomy: fitting('roomy'), normal: fitting('normal'), dense: fitting('dense') };
}

function plan(parts: readonly Part[], notes: Notes, density: Density, beside: Beside): readonly PagePlan[] {
  const measures = MEASURES[density];
  const last = parts.at(-1);
  if (last === undefined) throw new Error('a game without players has no sheet');
  const pages: PagePlan[] = parts
    .slice(0, -1)
    .map((part) => ({ density, players: part, corrections: null, agreements: null, chart: null }));
  const room = measures.page - playersPage(last.to - last.from, measures, beside);
  // The corrections table follows the last players even when it is empty.
  let printed: Notes = { corrections: 0, agreements: 0 };
  let here = notesIn(room, notes, printed, measures, true);
  const isOnly = parts.length === 1 && isAll(after(printed, here), notes);
  const chart = isOnly && beside.chart ? chartIn(room - heightOf(here, measures), measures) : null;
  pages.push({ density, players: last, ...here, chart });
  for (printed = after(printed, here); !isAll(printed, notes); printed = after(printed, here)) {
    here = notesIn(measures.page - emptyPage(measures), notes, printed, measures, false);
    pages.push({ density, players: null, ...here, chart: null });
  }
  return pages;
}

/** The remaining notes that fit into this height in millimetres, corrections first. */
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

/** The chart in the height left; null when it would be too low to read. */
function chartIn(left: number, { gap }: Measures): number | null {
  const height = Math.min(CHART.most, Math.floor(left - gap));
  return height < CHART.least ? null : height;
}

/** The height of these notes with the gaps above them. */
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

function playersOnFullestPage(players: number, most: number): number {
  return Math.ceil(players / Math.ceil(players / most));
}

/** Players are split as on the board: nine make five and four. */
function evenParts(players: number, most: number): readonly Part[] {
  const size = playersOnFullestPage(players, most);
  const count = Math.ceil(players / size);
  return Array.from({ length: count }, (_part, index) => ({
    from: index * size,
    to: Math.min(players, (index + 1) * size),
  }));
}

function emptyPage(measures: Measures): number {
  return measures.head + measures.gap + measures.foot;
}

function playersPage(
  players: number,
  measures: Measures,
  { series, bowlers, statistics: hasStatistics }: Beside,
): number {
  const line = measures.line + (bowlers === 0 ? 0 : measures.bowler);
  const lines = measures.frameHeads + players * line;
  const table = measures.caption + measures.tableHeads + players * measures.row;
  const statistics = table + players * bowlers * measures.row;
  const tables = [...(hasStatistics ? [statistics] : []), ...(series ? [table] : [])];
  const parts = [lines, measures.legend, ...tables, measures.signs];
  return emptyPage(measures) + parts.reduce((sum, height) => sum + height + measures.gap, 0);
}
