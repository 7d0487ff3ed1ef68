import type { FrontDeskState } from './front-desk.ts';
import type { GameView, UnfinishedGame } from './games.ts';
import type { Halves } from './halves.ts';
import type { HouseState } from './house.ts';
import type { Logo } from './logo.ts';
import type { UnreadNotice } from './notices.ts';
import type { Practices } from './practice.ts';
import type { GamePrint } from './prints.ts';
import type { ProgramRuntime } from './runtime.ts';
import type { ScreenInfo } from './screens.ts';
import type { Settings } from './settings.ts';
import type { StaffState } from './staff.ts';

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
