import type { ProgramState } from '../../contract/contract.ts';
import type { SecondCopy } from '../copy/second-copy.ts';
import type { Exports } from '../exports/exports.ts';
import type { Games } from '../games/games.ts';
import type { NoticeList } from '../games/notice-list.ts';
import type { LaneDiagnostics } from '../operations/diagnostics.ts';
import type { LaneFrontDesk } from '../house-orders/front-desk.ts';
import type { Erasing } from '../lane/erasing.ts';
import type { LaneHouse } from '../house-link/lane-house.ts';
import type { Imports } from '../imports/imports.ts';
import type { Leagues } from '../leagues/leagues.ts';
import type { Results } from '../matches/results.ts';
import type { HouseLogo } from '../logo/house-logo.ts';
import type { LanePractice } from '../practice/practice.ts';
import type { Printing } from '../printing/printing.ts';
import type { PrintsAtEnd } from '../printing/prints-at-end.ts';
import type { HouseSettings } from '../staff/house-settings.ts';
import type { StaffMode } from '../staff/staff-mode.ts';
import type { Update } from '../update/update.ts';
import type { ConsoleWindow } from '../windows/console-window.ts';
import type { Screens } from '../windows/screens.ts';

export interface CallDeps {
  readonly games: Games;
  readonly practice: LanePractice;
  readonly settings: HouseSettings;
  readonly leagues: Leagues;
  readonly imports: Imports;
  readonly logo: HouseLogo;
  readonly house: LaneHouse;
  readonly frontDesk: Pick<LaneFrontDesk, 'help' | 'messages' | 'state'>;
  readonly staff: StaffMode;
  readonly printing: Printing;
  readonly prints: Pick<PrintsAtEnd, 'prints' | 'again' | 'byHand'>;
  readonly results: Pick<Results, 'save' | 'keep' | 'removing' | 'forgetOld'>;
  readonly exports: Pick<Exports, 'make' | 'state' | 'stop'>;
  readonly erasing: Erasing;
  readonly copy: SecondCopy;
  readonly diagnostics: Pick<LaneDiagnostics, 'look' | 'export'>;
  readonly update: Pick<Update, 'look' | 'start'>;
  readonly window: ConsoleWindow;
  readonly screens: Screens;
  /** Notices not read yet. */
  readonly notices: NoticeList;
  /** Sent to a window at its first call and at every reload. */
  readonly start: Pick<ProgramState, 'unfinished' | 'players' | 'runtime'>;
  readonly leave: () => void;
}
