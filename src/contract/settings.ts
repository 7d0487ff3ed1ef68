import type { Language } from '../text/language.ts';
import type { Paper } from './printing.ts';

export const THEMES = ['night', 'day', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const MARK_STYLES = ['filled', 'letters'] as const;
export type MarkStyle = (typeof MARK_STYLES)[number];

/** The console has the board above and the keys below; the board alone fills the screen (keyboard only). */
export const VIEWS = ['console', 'board'] as const;
export type View = (typeof VIEWS)[number];

/** All ten frames of every line, or the last five of the line on turn with its pins. */
export const BOARD_LAYOUTS = ['ten', 'five'] as const;
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];

/** What the desk shows to enter a ball with: the count keys, or the ten pins. */
export const PADS = ['keys', 'pins'] as const;
export type Pad = (typeof PADS)[number];

/** What a tap on a pin says of it. */
export const PIN_TAPS = ['fallen', 'left'] as const;
export type PinTap = (typeof PIN_TAPS)[number];

/** What happens to the frames that somebody missed who comes late or comes back (rules: late players). */
export const LATE_RULES = ['missed', 'made-up'] as const;
export type LateRule = (typeof LATE_RULES)[number];

/**
 * For how long a lane is open: as long as anybody likes, for so many games, or until a time (ISO 8601 in UTC). `from` is
 * the counter of the first game that counts (`GameView.counter`): whatever the games are called and whoever bowls them,
 * they are counted.
 */
export type Opening =
  | { readonly kind: 'free' }
  | { readonly kind: 'games'; readonly games: number; readonly from: number }
  | { readonly kind: 'until'; readonly at: string };

/** What staff choose of it. Without `from`, games are counted anew: from the one that is being bowled, else from the next. */
export type OpeningOrder =
  Opening | { readonly kind: 'games'; readonly games: number; readonly from?: number };

/** What staff can keep to themselves. */
export const BOWLER_FUNCTIONS = ['correct', 'undo', 'players', 'print', 'display', 'end'] as const;
export type BowlerFunction = (typeof BOWLER_FUNCTIONS)[number];

/** What the house or the party chose; saved as durably as games. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly view: View;
  /** The lane's number, 1 to 999. */
  readonly lane: number;
  readonly paper: Paper;
  /** The board's marks. */
  readonly marks: MarkStyle;
  /** The sheet's: whoever prints chooses for paper alone. */
  readonly paperMarks: MarkStyle;
  /** The system's name of the printer to use; null takes the system's default. */
  readonly printer: string | null;
  /** The house's name on the idle screen and on the sheet; empty shows none. */
  readonly houseName: string;
  /** What language and theme return to for a new party. */
  readonly houseLanguage: Language;
  readonly houseTheme: Theme;
  readonly layout: BoardLayout;
  readonly pad: Pad;
  readonly pinTap: PinTap;
  readonly lateRule: LateRule;
  readonly opening: Opening;
  /** The short word for a strike and its like, on the board. */
  readonly celebrations: boolean;
  readonly sounds: boolean;
  /** The screen that shows the board alone: an id of `ScreenInfo`, `NO_OVERHEAD`, or null, nobody has chosen. */
  readonly overhead: string | null;
  /** How far away the board is read, in metres, and its diagonal, in inches: 1 to 20, 10 to 120. */
  readonly distance: number;
  readonly diagonal: number;
  /** What bowlers may do without staff. */
  readonly bowlersMay: Readonly<Record<BowlerFunction, boolean>>;
  /** After how many days names leave past games, 1 to 3650; null keeps them. */
  readonly keepNames: number | null;
}

/** What a window asks of the settings: those to change, each or none. */
export type SettingsChange = Partial<Omit<Settings, 'opening'>> & { readonly opening?: OpeningOrder };

/** The settings of a house that has chosen nothing yet. */
export function plainSettings(language: Language): Settings {
  return {
    language,
    theme: 'night',
    view: 'console',
    lane: 1,
    paper: 'A4',
    marks: 'filled',
    paperMarks: 'filled',
    printer: null,
    houseName: '',
    houseLanguage: language,
    houseTheme: 'night',
    layout: 'ten',
    pad: 'keys',
    pinTap: 'fallen',
    // Who comes late to open play has paid for ten frames; a league chooses its own rule.
    lateRule: 'made-up',
    opening: { kind: 'free' },
    celebrations: true,
    sounds: false,
    overhead: null,
    // The usual screen above a lane, read from where the next bowler waits.
    distance: 4.5,
    diagonal: 43,
    bowlersMay: { correct: true, undo: true, players: true, print: true, display: true, end: true },
    keepNames: null,
  };
}
