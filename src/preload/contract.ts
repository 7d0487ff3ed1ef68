/**
 * The only place where a call between the lane's window and the main process is named. `index.ts` builds
 * `window.lane` from `CALLS`; main must give a parser and a handler for each, or it does not compile.
 * What crosses is plain data; no call takes or gives a path.
 */
import type { Command, GameEvent, Setup } from '../core/event.ts';
import type { FrameNumber } from '../core/format.ts';
import type { Phase } from '../core/game.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Result } from '../core/result.ts';
import type { Language } from '../text/language.ts';
import type { StartNotice } from '../text/notice.ts';
import type { CopyOrder, CopyState } from './copies.ts';
import type { Paper, PdfOrder, PrinterInfo, PrintOrder, SavedPdf } from './printing.ts';
import type { SaveTrouble } from './save-trouble.ts';
import type { ScreenInfo } from './screens.ts';
import type { MarkStyle, Settings } from './settings.ts';
import type { ProgramOrder, RemovedGames, RemoveOrder, StaffOrder, StaffState } from './staff.ts';

export type { StartNotice } from '../text/notice.ts';
// Who uses the contract imports it alone.
export * from './copies.ts';
export * from './opening.ts';
export * from './printing.ts';
export * from './save-trouble.ts';
export * from './screens.ts';
export * from './settings.ts';
export * from './staff.ts';

/** The one name in Electron's own namespace under which calls and notices cross. */
export const CHANNEL = 'lane';

/** A game as main has it. The window replays the events through the rules; it never changes a score itself. */
export interface GameView {
  readonly id: string;
  readonly setup: Setup;
  readonly events: readonly GameEvent[];
  /** When the newest event was safely on disk, ISO 8601 in UTC. */
  readonly savedAt: string;
  /** A change that is not on disk yet: entry is locked until it is saved or taken back (decision 6). */
  readonly waiting: Waiting | null;
}

/** A change that could not be saved. */
export interface Waiting {
  readonly event: GameEvent;
  readonly trouble: SaveTrouble;
}

/** A game of the list that can be opened again. */
export interface GameSummary {
  readonly id: string;
  readonly phase: Phase;
  readonly lane: number;
  readonly gameNumber: number;
  readonly startedAt: string;
  readonly names: readonly string[];
  /** The scores so far, in the order of the names. */
  readonly scores: readonly number[];
}

/** Which past games are asked for: a page of them, newest first. */
export interface GamesQuery {
  /** A part of a bowler's name, in upper or lower case alike; empty for every game. */
  readonly name: string;
  /** The id of the last game that is shown already; null for the newest. */
  readonly before: string | null;
  /** At most so many, 1 to `MOST_GAMES_A_PAGE`. */
  readonly count: number;
}

/** The most games that one call answers. */
export const MOST_GAMES_A_PAGE = 200;

/** Past games, newest first; `more` when there are older ones. */
export interface GamesPage {
  readonly games: readonly GameSummary[];
  readonly more: boolean;
}

/** A notice and its number, by which it is told that somebody has read it. */
export interface UnreadNotice {
  readonly id: number;
  readonly notice: StartNotice;
}

/** A game that was left running long ago, and the frame it is in. */
export interface UnfinishedGame {
  readonly game: GameSummary;
  /** When its last ball was saved, ISO 8601 in UTC. */
  readonly savedAt: string;
  readonly frame: FrameNumber;
}

/** Everything a window needs to begin. */
export interface LaneState {
  readonly game: GameView | null;
  /** A game that goes on only when somebody says so; null once a game is on the board. */
  readonly unfinished: UnfinishedGame | null;
  readonly settings: Settings;
  readonly staff: StaffState;
  readonly screens: readonly ScreenInfo[];
  /** What nobody has said yet to have read. */
  readonly notices: readonly UnreadNotice[];
  /** Names given on the command line for the next game. */
  readonly players: readonly string[];
  readonly version: string;
  readonly fullScreen: boolean;
}

/** What a new game needs. */
export interface NewGameOrder {
  readonly names: readonly string[];
  /** Pins a game, 0 to 300, in the order of the names; null where nobody said it. */
  readonly averages?: readonly (number | null)[];
  /** Which game of the party it is, from 1. */
  readonly gameNumber: number;
}

/** What the sheet's own hidden window draws. */
export type SheetOrder = GameSheetOrder | BlankSheetOrder;

/** The sheet of a game. */
export interface GameSheetOrder {
  readonly kind: 'game';
  readonly game: GameView;
  readonly paper: Paper;
  readonly marks: MarkStyle;
  readonly language: Language;
  /** The house's name; empty prints none. */
  readonly house: string;
  /** When the sheet was asked for, ISO 8601 in UTC. */
  readonly printedAt: string;
}

/** A sheet with nothing on it but its lines and boxes. */
export interface BlankSheetOrder {
  readonly kind: 'blank';
  readonly paper: Paper;
  readonly language: Language;
}

/** Why a call did not do what was asked; always data, never an Error (Electron keeps only its message). */
export type Failure =
  | { readonly code: 'refused'; readonly refusal: Refusal }
  /** The game has moved on since the caller looked; the newest one is shown. */
  | { readonly code: 'stale'; readonly generation: number }
  /** A change of this game waits for the disk. */
  | { readonly code: 'waiting' }
  | { readonly code: 'not-waiting' }
  | { readonly code: 'not-saved'; readonly trouble: SaveTrouble }
  | { readonly code: 'no-such-game' }
  /** The game on the board cannot be deleted. */
  | { readonly code: 'on-board' }
  /** A game is running; it must end or be stopped first. */
  | { readonly code: 'game-running' }
  /** Bowlers may not do that here, and staff mode is off. */
  | { readonly code: 'staff-only' }
  /** The games are bowled or the time has come: no further game begins until staff open the lane. */
  | { readonly code: 'lane-closed' }
  | { readonly code: 'wrong-pin' }
  /** The PIN was not looked at: too many were wrong. */
  | { readonly code: 'pin-wait'; readonly seconds: number }
  | { readonly code: 'no-printer' }
  | { readonly code: 'print-failed'; readonly detail: string }
  | { readonly code: 'sheet-failed' }
  /** The arguments were not what the contract says; `path` names the first wrong one. */
  | { readonly code: 'bad-request'; readonly path: string }
  | { readonly code: 'forbidden' }
  /** A bug in main; what happened is in its log. */
  | { readonly code: 'internal' };

/** Every call: its arguments and its answer. */
export interface Calls {
  load: { args: []; answer: LaneState };
  newGame: { args: [order: NewGameOrder]; answer: GameView };
  apply: { args: [gameId: string, generation: number, command: Command]; answer: GameView };
  /** Saves the waiting change once more. */
  tryAgain: { args: [gameId: string, generation: number]; answer: GameView };
  /** Drops the waiting change. */
  takeBack: { args: [gameId: string, generation: number]; answer: GameView };
  games: { args: [query: GamesQuery]; answer: GamesPage };
  /** Makes another game of the folder the one on the board. */
  openGame: { args: [gameId: string]; answer: GameView };
  changeSettings: { args: [change: Partial<Settings>]; answer: Settings };
  /** Somebody has read a notice: no window shows it again. */
  noticeRead: { args: [id: number]; answer: null };
  printers: { args: []; answer: readonly PrinterInfo[] };
  print: { args: [order: PrintOrder]; answer: null };
  savePdf: { args: [order: PdfOrder]; answer: SavedPdf };
  copyState: { args: []; answer: CopyState };
  /** Answers when it has begun, not when a copy is made. */
  copy: { args: [order: CopyOrder]; answer: CopyState };
  /** The sheet's window asks what to draw. */
  sheet: { args: []; answer: SheetOrder };
  /** The sheet's window has drawn, fonts included. */
  sheetDrawn: { args: []; answer: null };
  staff: { args: [order: StaffOrder]; answer: StaffState };
  /** Answers whether the window fills the screen. */
  remove: { args: [order: RemoveOrder]; answer: RemovedGames };
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
  noticeRead: true,
  printers: true,
  print: true,
  savePdf: true,
  copyState: true,
  copy: true,
  sheet: true,
  sheetDrawn: true,
  staff: true,
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
