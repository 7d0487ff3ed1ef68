import type { PlayerId } from '../core/players/player.ts';
import type { FiguresQuery, StatisticsChoice } from './archive.ts';
import type { PrintsWhat, Settings } from './settings.ts';

/** Papers of a fixed size. */
export const PAGE_PAPERS = ['A4', 'Letter'] as const;
export type PagePaper = (typeof PAGE_PAPERS)[number];

/** A receipt is a roll of 80 mm: a page is as long as what is on it. */
export const PAPERS = [...PAGE_PAPERS, 'receipt'] as const;
export type Paper = (typeof PAPERS)[number];

/** In millimetres. */
export const RECEIPT_WIDTH = 80;
/** A receipt printer takes no longer page, and nobody a longer card. */
export const LONGEST_RECEIPT = 3_000;

/** A page upright, in millimetres unless the name says another unit. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const PAGE_SIZES: Readonly<Record<PagePaper, PageSize>> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
};

/** The size of a page; on a roll of one so long in millimetres, and a square while nobody knows. */
export function pageSize(paper: Paper, length: number | null): PageSize {
  return paper === 'receipt' ? { width: RECEIPT_WIDTH, height: length ?? RECEIPT_WIDTH } : PAGE_SIZES[paper];
}

export interface PrinterInfo {
  readonly name: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** The subject of a print. A blank sheet is to write on by hand when the PC is dead. */
export type SheetSubject = SheetOfGame | SheetOfBowlers | SheetOfStatistics | { readonly kind: 'blank' };

export interface SheetOfGame {
  readonly kind: 'game' | 'recap';
  readonly gameId: string;
}

/** Sheets of which each bowler has one. */
export const BOWLER_SHEETS = ['series', 'card'] as const;

export interface SheetOfBowlers {
  readonly kind: (typeof BOWLER_SHEETS)[number];
  readonly gameId: string;
  /** Null: one for each player of the game. */
  readonly player: PlayerId | null;
}

export interface SheetOfStatistics {
  readonly kind: 'statistics';
  readonly who: FiguresQuery['who'];
  /** As it is printed. */
  readonly name: string;
  readonly chosen: StatisticsChoice;
}

/** Sheets of a whole page need one: the recap is signed, the blank one written on. */
const ON_PAGES_ONLY: readonly string[] = ['recap', 'series', 'statistics', 'blank', 'recovery'];

/** Whether a sheet can be drawn on this paper. */
export function takesPaper(kind: (SheetSubject | RecoverySubject)['kind'], paper: Paper): boolean {
  return paper !== 'receipt' || !ON_PAGES_ONLY.includes(kind);
}

/** What a sheet's window has drawn. */
export interface DrawnSheet {
  readonly pages: number;
  /** The length of a page in millimetres; null on a paper of a fixed size. */
  readonly length: number | null;
}

/** The recovery code while staff still see it. It is printed and never saved to a file. */
export interface RecoverySubject {
  readonly kind: 'recovery';
  readonly code: string;
}

/** What to print; `printer` null takes the system's default. */
export interface PrintOrder {
  readonly what: SheetSubject | RecoverySubject;
  readonly paper: Paper;
  readonly printer: string | null;
  readonly copies: number;
}

/** How far a job is at the printer. */
export interface PrintJobState {
  readonly state: 'waiting' | 'printing' | 'stopped' | 'done' | 'ended';
  /** Pages of all copies that came out; null where the printer does not count. */
  readonly printed: number | null;
  readonly pages: number;
  readonly printer: string;
  /** What is wrong, as print system keywords (`media-jam`); empty if nothing is known. */
  readonly reasons: readonly string[];
}

/** The window that shows a preview also knows the recovery code, and never draws it. */
export interface PreviewOrder {
  readonly what: SheetSubject;
  readonly paper: Paper;
}

export interface PdfOrder {
  readonly what: SheetSubject;
  readonly paper: Paper;
}

/**
 * printing: noted before anything is sent. sent: the print service has every sheet. failed: it has not, or gave up.
 * cut: the program ended in the middle; sheets may have come out.
 */
export const PRINT_STATES = ['printing', 'sent', 'failed', 'cut'] as const;
export type PrintState = (typeof PRINT_STATES)[number];

/** What a game printed by itself. */
export interface GamePrint {
  readonly game: string;
  /** Of the game, as it was printed. */
  readonly generation: number;
  readonly state: PrintState;
  /** All its sheets, and of them those that the print service does not have. */
  readonly kinds: readonly PrintsWhat[];
  readonly left: readonly PrintsWhat[];
}

/** What the house prints by itself, and since when, ISO 8601. */
export interface PrintRule extends Pick<Settings, 'prints'> {
  readonly since: string;
  readonly printsAt: Exclude<Settings['printsAt'], 'never'>;
}
