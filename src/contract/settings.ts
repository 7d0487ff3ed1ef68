import type { FormatId } from '../core/formats/formats.ts';
import { HIGHEST_LANE } from '../core/game/event.ts';
import type { OrderStamp } from '../core/game/order-stamp.ts';
import { LANGUAGES, type Language } from '../text/language.ts';
import { PAGE_PAPERS, PAPERS } from './printing.ts';

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

/** What a setting can be, as plain data: its type, its parser and its hostile values are derived from it. */
export type Shape<T = unknown> = ShapeKind & { readonly type?: T };

type ShapeKind =
  | { readonly kind: 'flag' }
  | { readonly kind: 'flags'; readonly names: readonly string[] }
  | { readonly kind: 'one-of' | 'some-of'; readonly values: readonly string[] }
  | { readonly kind: 'number' | 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'or-none'; readonly shape: Shape }
  /** Those of one setting alone. */
  | { readonly kind: 'opening' | 'formats' };

const FLAG: Shape<boolean> = { kind: 'flag' };
const oneOf = <T extends string>(values: readonly T[]): Shape<T> => ({ kind: 'one-of', values });
/** At least one of them. */
const someOf = <T extends string>(values: readonly T[]): Shape<readonly T[]> => ({ kind: 'some-of', values });
const flags = <T extends string>(names: readonly T[]): Shape<Readonly<Record<T, boolean>>> => ({
  kind: 'flags',
  names,
});
const number = (least: number, most: number): Shape<number> => ({ kind: 'number', least, most });
const whole = (least: number, most: number): Shape<number> => ({ kind: 'whole', least, most });
/** At most so many UTF-16 units. */
const text = (longest: number): Shape<string> => ({ kind: 'text', longest });
const orNone = <T>(shape: Shape<T>): Shape<T | null> => ({ kind: 'or-none', shape });

/** One setting. `plain`: as nobody has chosen it yet. */
export interface Setting<T = unknown> {
  readonly is: Shape<T>;
  readonly plain: NoInfer<T>;
  /** Who changes it: bowlers where the house allows it, staff only, or (null) everybody. */
  readonly may: BowlerFunction | 'staff' | null;
  /** The version of the settings' file that had it first; for a new one, `SETTINGS_VERSION` and one. */
  readonly since: number;
}

function setting<T>(described: Setting<T>): Setting<T> {
  return described;
}

const PRINTER = orNone(text(1024));

/** The choices of the house and the party, saved as durably as games. Each is described here once. */
export const SETTINGS = {
  language: setting({ is: oneOf(LANGUAGES), plain: 'en', may: 'display', since: 1 }),
  theme: setting({ is: oneOf(THEMES), plain: 'night', may: 'display', since: 1 }),
  view: setting({ is: oneOf(VIEWS), plain: 'console', may: 'display', since: 1 }),
  /** The lane's number. */
  lane: setting({ is: whole(1, HIGHEST_LANE), plain: 1, may: 'staff', since: 1 }),
  /** Whether this PC keeps two neighbouring lanes, `lane` and the one after it. */
  pair: setting({ is: FLAG, plain: false, may: 'staff', since: 5 }),
  /** Of sheets; cards have their own. */
  paper: setting({ is: oneOf(PAGE_PAPERS), plain: 'A4', may: 'print', since: 1 }),
  marks: setting({ is: oneOf(MARK_STYLES), plain: 'filled', may: 'display', since: 1 }),
  /** For the sheet only. */
  paperMarks: setting({ is: oneOf(MARK_STYLES), plain: 'filled', may: 'print', since: 4 }),
  /** The operating system's name of the printer; null takes the default. */
  printer: setting({ is: PRINTER, plain: null, may: 'print', since: 1 }),
  /** Guest cards may come out of a printer of their own. */
  cardPaper: setting({ is: oneOf(PAPERS), plain: 'receipt', may: 'print', since: 7 }),
  cardPrinter: setting({ is: PRINTER, plain: null, may: 'print', since: 7 }),
  /** Whether the table of statistics and the chart of totals are on a sheet, where there is room. */
  sheetStatistics: setting({ is: FLAG, plain: true, may: 'print', since: 7 }),
  sheetChart: setting({ is: FLAG, plain: true, may: 'print', since: 7 }),
  /** When something is printed without a press, and what. */
  printsAt: setting({ is: oneOf(PRINTS_AT), plain: 'never', may: 'staff', since: 7 }),
  prints: setting({ is: someOf(PRINTS_WHAT), plain: ['game'], may: 'staff', since: 7 }),
  /** Shown on the idle screen and on the sheet; empty shows none. */
  houseName: setting({ is: text(40), plain: '', may: 'staff', since: 2 }),
  /** The language that a new party starts with; likewise the theme. */
  houseLanguage: setting({ is: oneOf(LANGUAGES), plain: 'en', may: 'staff', since: 2 }),
  houseTheme: setting({ is: oneOf(THEMES), plain: 'night', may: 'staff', since: 2 }),
  layout: setting({ is: oneOf(BOARD_LAYOUTS), plain: 'ten', may: 'display', since: 2 }),
  // Bowlers choose how to enter a ball, each time.
  pad: setting({ is: oneOf(PADS), plain: 'keys', may: null, since: 2 }),
  pinTap: setting({ is: oneOf(PIN_TAPS), plain: 'fallen', may: null, since: 2 }),
  // In open play a late player has paid for ten frames; a league chooses its own rule.
  lateRule: setting({ is: oneOf(LATE_RULES), plain: 'made-up', may: 'staff', since: 2 }),
  opening: setting<Opening>({ is: { kind: 'opening' }, plain: { kind: 'free' }, may: 'staff', since: 2 }),
  celebrations: setting({ is: FLAG, plain: true, may: 'display', since: 2 }),
  sounds: setting({ is: FLAG, plain: false, may: 'staff', since: 2 }),
  /** The screen for the board alone: an id of `ScreenInfo`, `NO_OVERHEAD`, or null for no choice. */
  overhead: setting({ is: orNone(text(200)), plain: null, may: 'staff', since: 2 }),
  /** The board's reading distance in metres: the usual overhead, read from where the next bowler waits. */
  distance: setting({ is: number(1, 20), plain: 4.5, may: 'staff', since: 2 }),
  /** The board's diagonal in inches. */
  diagonal: setting({ is: number(10, 120), plain: 43, may: 'staff', since: 2 }),
  bowlersMay: setting({
    is: flags(BOWLER_FUNCTIONS),
    plain: { correct: true, undo: true, players: true, print: true, display: true, end: true },
    may: 'staff',
    since: 2,
  }),
  /** In days: when names are removed from past games; null keeps them. */
  keepNames: setting({ is: orNone(whole(1, 3650)), plain: null, may: 'staff', since: 2 }),
  /** The formats that the set-up offers; never empty. It limits neither a running game nor a league. */
  formats: setting<readonly FormatId[]>({
    is: { kind: 'formats' },
    plain: ['ten-pin', 'no-tap'],
    may: 'staff',
    since: 6,
  }),
} as const;

export type SettingName = keyof typeof SETTINGS;

export type Settings = {
  readonly [S in SettingName]: (typeof SETTINGS)[S] extends Setting<infer T> ? T : never;
};

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** Something for each setting, from its description. */
export function forSettings<T>(of: (described: Setting, name: SettingName) => T): Record<SettingName, T> {
  const all = SETTING_NAMES.map((name) => [name, of(SETTINGS[name], name)] as const);
  return Object.fromEntries(all) as Record<SettingName, T>;
}

export type SettingsChange = Partial<Omit<Settings, 'opening'>> & { readonly opening?: OpeningOrder };

/** The settings of a lane on which nobody has chosen anything. */
export function plainSettings(language: Language): Settings {
  const plain = forSettings((described) => described.plain) as Settings;
  return { ...plain, language, houseLanguage: language };
}
