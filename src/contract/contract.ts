/**
 * The only place where a call between the lane's window and the main process is named. `index.ts` builds
 * `window.lane` from `CALLS`; main must give a parser and a handler for each, or it does not compile.
 * What crosses is plain data; no call takes or gives a path.
 */
import type { Command } from '../core/game/event.ts';
import type { Result } from '../core/line/result.ts';
import type { StartNotice } from '../text/notice.ts';
import type { CopyOrder, CopyState } from './copies.ts';
import type { Failure } from './failure.ts';
import type { GamesPage, GamesQuery, GameView, NewGameOrder, UnfinishedGame } from './games.ts';
import type { Logo, LogoOrder } from './logo.ts';
import type { PdfOrder, PdfPlace, PrinterInfo, PrintOrder, SavedPdf } from './printing.ts';
import type { ProgramRuntime } from './runtime.ts';
import type { ScreenInfo } from './screens.ts';
import type { Settings, SettingsChange } from './settings.ts';
import type { SheetOrder } from './sheet.ts';
import type {
  ProgramOrder,
  RemovedGames,
  RemoveOrder,
  StaffAnswer,
  StaffOrder,
  StaffState,
} from './staff.ts';
import type { TakeOverOrder, TakeOverQuestion } from './take-over.ts';

export type { StartNotice } from '../text/notice.ts';
// Who uses the contract imports it alone.
export * from './copies.ts';
export type * from './failure.ts';
export * from './games.ts';
export * from './logo.ts';
export * from './opening.ts';
export * from './printing.ts';
export type * from './runtime.ts';
export * from './save-trouble.ts';
export * from './screens.ts';
export * from './settings.ts';
export type * from './sheet.ts';
export * from './staff.ts';
export type * from './take-over.ts';
export * from './standstill.ts';

/** The one name in Electron's own namespace under which calls and notices cross. */
export const CHANNEL = 'lane';

/** A notice and its number, by which it is told that somebody has read it. */
export interface UnreadNotice {
  readonly id: number;
  readonly notice: StartNotice;
}

/** Everything a window needs to begin. */
export interface LaneState {
  readonly game: GameView | null;
  /** A game that goes on only when somebody says so; null once a game is on the board. */
  readonly unfinished: UnfinishedGame | null;
  readonly settings: Settings;
  readonly logo: Logo | null;
  readonly staff: StaffState;
  readonly screens: readonly ScreenInfo[];
  /** What nobody has said yet to have read. */
  readonly notices: readonly UnreadNotice[];
  /** Names given on the command line for the next game. */
  readonly players: readonly string[];
  readonly runtime: ProgramRuntime;
  readonly fullScreen: boolean;
}

/**
 * When the press was made that asks for a change of the game, in milliseconds of the wall clock: one that is too old when
 * main comes to it is refused. What a press asks for after its first change is saved comes without it.
 */
export type PressedAt = [pressed?: number];

/** Every call: its arguments and its answer. */
export interface Calls {
  load: { args: []; answer: LaneState };
  newGame: { args: [order: NewGameOrder, ...PressedAt]; answer: GameView };
  apply: { args: [gameId: string, generation: number, command: Command, ...PressedAt]; answer: GameView };
  /** Saves the waiting change once more. */
  tryAgain: { args: [gameId: string, generation: number, ...PressedAt]; answer: GameView };
  /** Drops the waiting change. */
  takeBack: { args: [gameId: string, generation: number, ...PressedAt]; answer: GameView };
  games: { args: [query: GamesQuery]; answer: GamesPage };
  /** Makes another game of the folder the one on the board. */
  openGame: { args: [gameId: string, ...PressedAt]; answer: GameView };
  changeSettings: { args: [change: SettingsChange]; answer: Settings };
  /** Answers when it is saved, or nobody chose a picture after all. */
  logo: { args: [order: LogoOrder]; answer: Logo | null };
  /** Somebody has read a notice: no window shows it again. */
  noticeRead: { args: [id: number]; answer: null };
  printers: { args: []; answer: readonly PrinterInfo[] };
  print: { args: [order: PrintOrder]; answer: null };
  /** Where the next PDF would go. */
  pdfPlace: { args: []; answer: PdfPlace };
  savePdf: { args: [order: PdfOrder]; answer: SavedPdf };
  /** Answers when it has begun, not when a copy is made; `look` asks how it stands. */
  copy: { args: [order: CopyOrder]; answer: CopyState };
  /** The sheet's window asks what to draw. */
  sheet: { args: []; answer: SheetOrder };
  /** The sheet's window has drawn, fonts included. */
  sheetDrawn: { args: []; answer: null };
  staff: { args: [order: StaffOrder]; answer: StaffAnswer };
  /** Before the folder is ours: its last holder does not answer, and staff say whether that machine is off. */
  takeOver: { args: [order: TakeOverOrder]; answer: TakeOverQuestion };
  remove: { args: [order: RemoveOrder]; answer: RemovedGames };
  /** Answers whether the window fills the screen. */
  program: { args: [order: ProgramOrder]; answer: boolean };
}

/** The name of a call. */
export type CallName = keyof Calls;

// A record and not an array, so that a call missing here does not compile.
const CALL_NAMES: Readonly<Record<CallName, true>> = {
  load: true,
  newGame: true,
  apply: true,
  tryAgain: true,
  takeBack: true,
  games: true,
  openGame: true,
  changeSettings: true,
  logo: true,
  noticeRead: true,
  printers: true,
  print: true,
  pdfPlace: true,
  savePdf: true,
  copy: true,
  sheet: true,
  sheetDrawn: true,
  staff: true,
  takeOver: true,
  remove: true,
  program: true,
};

/** Narrows any string to a call's name. */
export function isCallName(name: string): name is CallName {
  return Object.hasOwn(CALL_NAMES, name);
}

/** Every call's name. */
export const CALLS: readonly CallName[] = Object.keys(CALL_NAMES).filter(isCallName);

/** Facts that main announces, in the past tense; nothing in main waits for them to arrive. */
export interface Notices {
  gameChanged: GameView;
  settingsChanged: Settings;
  logoChanged: Logo | null;
  staffChanged: StaffState;
  /** Somebody asked the window to close, as Alt+F4 does, and may not. */
  closeRefused: null;
  /** A screen was plugged in or out, or shows something else now. */
  screensChanged: readonly ScreenInfo[];
  /** Something was found that people are told once, as at the start. */
  noticed: UnreadNotice;
}

/** The name of a notice. */
export type NoticeName = keyof Notices;

/** A notice as it crosses. */
export type Notice = { [N in NoticeName]: { readonly name: N; readonly value: Notices[N] } }[NoticeName];

/** `window.lane`: every call answers a result, never rejects; `listen` gives back its own end. */
export type LaneBridge = {
  readonly [N in CallName]: (...args: Calls[N]['args']) => Promise<Result<Calls[N]['answer'], Failure>>;
} & { readonly listen: (hear: (notice: Notice) => void) => () => void };
