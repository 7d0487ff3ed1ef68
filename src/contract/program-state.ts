import type { GameView, UnfinishedGame } from './games.ts';
import type { Logo } from './logo.ts';
import type { UnreadNotice } from './notices.ts';
import type { ProgramRuntime } from './runtime.ts';
import type { ScreenInfo } from './screens.ts';
import type { Settings } from './settings.ts';
import type { StaffState } from './staff.ts';

/** Everything a window needs to begin. */
export interface ProgramState {
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
