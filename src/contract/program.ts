import type { FrontDeskState } from './front-desk.ts';
import type { GameView, UnfinishedGame } from './games.ts';
import type { Halves } from './halves.ts';
import type { HouseState } from './house.ts';
import type { Logo } from './logo.ts';
import type { UnreadNotice } from './notices.ts';
import type { Practices } from './practice.ts';
import type { GamePrint } from './printing.ts';
import type { Settings } from './settings.ts';
import type { StaffState } from './staff.ts';
import type { LastHolder } from '../text/start/take-over.ts';
import type { Language } from '../text/language.ts';

export interface ProgramState {
  readonly games: Halves<GameView | null>;
  /** A game that continues only on request; null once a game is on the half's board. */
  readonly unfinished: Halves<UnfinishedGame | null>;
  readonly practice: Practices;
  readonly settings: Settings;
  readonly logo: Logo | null;
  readonly house: HouseState;
  readonly frontDesk: FrontDeskState;
  readonly staff: StaffState;
  readonly screens: readonly ScreenInfo[];
  readonly notices: readonly UnreadNotice[];
  /** What the newest games printed by themselves, oldest first. */
  readonly prints: readonly GamePrint[];
  /** Names for the next game from the command line. */
  readonly players: readonly string[];
  readonly runtime: ProgramRuntime;
  readonly fullScreen: boolean;
}

/** The versions of Headpin and its runtime, as their makers write them. */
export interface ProgramRuntime {
  readonly version: string;
  readonly electron: string;
  /** The Electron version that this Headpin is released and tested with; staff are notified if `electron` differs. */
  readonly pinned: string;
}

/** A screen, and what the program shows on it. */
export interface ScreenInfo {
  /** Stays the same after a restart of the program or the PC. */
  readonly id: string;
  /** The operating system's name for it; empty if unknown. */
  readonly label: string;
  /** In the operating system's pixels. */
  readonly width: number;
  readonly height: number;
  readonly shows: 'console' | 'board' | 'nothing';
}

/** Keeps the board on the console, for a house that uses its other screens for something else. */
export const NO_OVERHEAD = 'none';

/** Another version that is installed; it is what the next start takes. */
export interface InstalledVersion {
  /** In the maker's notation, such as `0.2.0`. An older version means that an update was taken back. */
  readonly version: string;
  /** Whether it was started and showed no board. Then only staff can start it. */
  readonly hasFailed: boolean;
}

/** The question for staff at the start, when another PC had the data folder and does not answer. */
export interface TakeOverQuestion extends LastHolder {
  readonly language: Language;
  /** Whether only staff may take it over. */
  readonly pinSet: boolean;
  /** Milliseconds until the next PIN is accepted. */
  readonly wait: number;
}

/** Orders to the question; `pin` is null when the house has none. */
export type TakeOverOrder =
  | { readonly kind: 'look' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'take'; readonly pin: string | null };
