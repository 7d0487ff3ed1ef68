import type { WebContents } from 'electron';
import type { GenericSchema } from 'valibot';
import type { AnswerOf, ArgsOf, CallName, ProgramState, Settings } from '../../contract/contract.ts';
import type { Permission } from '../staff/permissions.ts';
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

/** The lane, as far as calls reach it. */
export interface CallDeps {
  readonly games: Games;
  readonly practice: LanePractice;
  readonly settings: HouseSettings;
  readonly leagues: Leagues;
  readonly imports: Imports;
  readonly logo: HouseLogo;
  readonly house: LaneHouse;
  readonly frontDesk: LaneFrontDesk;
  readonly staff: StaffMode;
  readonly printing: Printing;
  readonly prints: PrintsAtEnd;
  readonly results: Results;
  readonly exports: Exports;
  readonly erasing: Erasing;
  readonly copy: SecondCopy;
  readonly diagnostics: LaneDiagnostics;
  readonly update: Update;
  readonly window: ConsoleWindow;
  readonly screens: Screens;
  /** Notices not read yet. */
  readonly notices: NoticeList;
  /** Sent to a window at its first call and at every reload. */
  readonly start: Pick<ProgramState, 'unfinished' | 'players' | 'runtime'>;
  readonly leave: () => void;
}

export type Caller = 'console' | 'board' | 'sheet' | 'question';

/**
 * Who may make a call; the door checks this before it runs the handler. `owner`: the permission depends on earlier
 * changes or on the call's own PIN, so the object that owns the state checks it when the call's turn comes.
 */
export type StaffRule<Args, Deps = CallDeps> =
  | 'none'
  | 'staff'
  | 'print'
  | { readonly owner: keyof Deps }
  | ((args: Args, settings: Settings) => readonly Permission[]);

/** All that main defines for a call, in one place. */
export interface CallEntry<C extends CallName, Deps = CallDeps> {
  readonly callers: readonly [Caller, ...Caller[]];
  /** Checks the exact number of arguments, their own keys and their ranges (decision 8). */
  readonly parser: GenericSchema<unknown, ArgsOf<C>>;
  readonly permissions: StaffRule<ArgsOf<C>, Deps>;
  /** `sender` is the calling page. */
  readonly handle: (args: ArgsOf<C>, deps: Deps, sender: WebContents) => Promise<AnswerOf<C>>;
}

/** An entry for each of these calls; a missing one does not compile. */
export type CallEntries<C extends CallName, Deps = CallDeps> = { readonly [D in C]: CallEntry<D, Deps> };

/** A call that only the console makes. */
export function fromConsole<C extends CallName, Deps = CallDeps>(
  permissions: CallEntry<C, Deps>['permissions'],
  parser: CallEntry<C, Deps>['parser'],
  handle: CallEntry<C, Deps>['handle'],
): CallEntry<C, Deps> {
  return { callers: ['console'], parser, permissions, handle };
}
