import type { FormatId } from '../core/formats/formats.ts';
import type { OrderStamp } from '../core/game/order-stamp.ts';
import type { Language } from '../text/language.ts';
import type { PagePaper, Paper } from './printing.ts';

export const THEMES = ['night', 'day', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const MARK_STYLES = ['filled', 'letters'] as const;
export type MarkStyle = (typeof MARK_STYLES)[number];

/** `console`: the board above, the keys below. `board`: the board alone fills the screen (keyboard only). */
export const VIEWS = ['console', 'board'] as const;
export type View = (typeof VIEWS)[number];

/** All ten frames of every line, or the last five of the line on turn with its pins. */
export const BOARD_LAYOUTS = ['ten', 'five'] as const;
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];

/** The desk's keys for a ball: counts, or the ten pins. */
export const PADS = ['keys', 'pins'] as const;
export type Pad = (typeof PADS)[number];

/** Whether a tapped pin is fallen or left standing. */
export const PIN_TAPS = ['fallen', 'left'] as const;
export type PinTap = (typeof PIN_TAPS)[number];

/** How the missed frames of a late or returning player count (rules: late players). */
export const LATE_RULES = ['missed', 'made-up'] as const;
export type LateRule = (typeof LATE_RULES)[number];

/**
 * How long a lane is open: without limit, for some games, or until a time (ISO 8601 in UTC). `from` is the counter of
 * the first game that counts (`GameView.counter`); every game from there counts, whatever its number and whoever
 * bowls. `order` is the front desk's, if it opened the lane so.
 */
export type Opening =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'games';
      readonly games: number;
      readonly from: number;
      readonly order?: OrderStamp;
    }
  | { readonly kind: 'until'; readonly at: string; readonly order?: OrderStamp };

/** The staff's choice. Without `from`, games are counted from the one being bowled, else from the next. */
export type OpeningOrder =
  | Opening
  | { readonly kind: 'games'; readonly games: number; readonly from?: number };

/** At the end of each game, or of the last one of a series; in a match, of its last game. */
export const PRINTS_AT = ['never', 'game', 'series'] as const;
export type PrintsAt = (typeof PRINTS_AT)[number];

/** The game's sheet, its match's recap, and for each bowler the page of their series or a card. */
export const PRINTS_WHAT = ['game', 'recap', 'series', 'card'] as const;
export type PrintsWhat = (typeof PRINTS_WHAT)[number];

/** Functions that staff can reserve for themselves. */
export const BOWLER_FUNCTIONS = ['correct', 'undo', 'players', 'print', 'display', 'end'] as const;
export type BowlerFunction = (typeof BOWLER_FUNCTIONS)[number];

/** The choices of the house and the party, saved as durably as games. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly view: View;
  /** The lane's number, 1 to 999. */
  readonly lane: number;
  /** Whether this PC keeps two neighbouring lanes, `lane` and the one after it. */
  readonly pair: boolean;
  /** Of sheets; cards have their own. */
  readonly paper: PagePaper;
  readonly marks: MarkStyle;
  /** For the sheet only. */
  readonly paperMarks: MarkStyle;
  /** The operating system's name of the printer; null takes the default. */
  readonly printer: string | null;
  /** Guest cards may come out of a printer of their own. */
  readonly cardPaper: Paper;
  readonly cardPrinter: string | null;
  /** Whether the table of statistics and the chart of totals are on a sheet, where there is room. */
  readonly sheetStatistics: boolean;
  readonly sheetChart: boolean;
  /** When something is printed without a press, and what; never empty. */
  readonly printsAt: PrintsAt;
  readonly prints: readonly PrintsWhat[];
  /** Shown on the idle screen and on the sheet; empty shows none. */
  readonly houseName: string;
  /** The language that a new party starts with; likewise the theme. */
  readonly houseLanguage: Language;
  readonly houseTheme: Theme;
  readonly layout: BoardLayout;
  readonly pad: Pad;
  readonly pinTap: PinTap;
  readonly lateRule: LateRule;
  readonly opening: Opening;
  readonly celebrations: boolean;
  readonly sounds: boolean;
  /** The screen for the board alone: an id of `ScreenInfo`, `NO_OVERHEAD`, or null for no choice. */
  readonly overhead: string | null;
  /** The board's reading distance in metres, 1 to 20, and its diagonal in inches, 10 to 120. */
  readonly distance: number;
  readonly diagonal: number;
  readonly bowlersMay: Readonly<Record<BowlerFunction, boolean>>;
  /** In days, 1 to 3650: when names are removed from past games; null keeps them. */
  readonly keepNames: number | null;
  /** The formats that the set-up offers; never empty. It limits neither a running game nor a league. */
  readonly formats: readonly FormatId[];
}

export type SettingsChange = Partial<Omit<Settings, 'opening'>> & { readonly opening?: OpeningOrder };

export function plainSettings(language: Language): Settings {
  return {
    language,
    theme: 'night',
    view: 'console',
    lane: 1,
    pair: false,
    paper: 'A4',
    marks: 'filled',
    paperMarks: 'filled',
    printer: null,
    cardPaper: 'receipt',
    cardPrinter: null,
    sheetStatistics: true,
    sheetChart: true,
    printsAt: 'never',
    prints: ['game'],
    houseName: '',
    houseLanguage: language,
    houseTheme: 'night',
    layout: 'ten',
    pad: 'keys',
    pinTap: 'fallen',
    // In open play a late player has paid for ten frames; a league chooses its own rule.
    lateRule: 'made-up',
    opening: { kind: 'free' },
    celebrations: true,
    sounds: false,
    overhead: null,
    // The usual overhead, read from where the next bowler waits.
    distance: 4.5,
    diagonal: 43,
    bowlersMay: { correct: true, undo: true, players: true, print: true, display: true, end: true },
    keepNames: null,
    formats: ['ten-pin', 'no-tap'],
  };
}
