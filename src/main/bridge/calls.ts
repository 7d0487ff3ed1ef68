import type { WebContents } from 'electron';
import { ok, err, type Result } from '../../core/line/result.ts';
import {
  counted,
  type Failure,
  type LaneState,
  type Paper,
  type PrintOrder,
  type ProgramOrder,
  type SheetOrder,
} from '../../contract/contract.ts';
import type { Handlers } from './door.ts';
import type { Games } from '../games/games.ts';
import type { HouseLogo } from '../logo/house-logo.ts';
import type { HouseSettings } from '../staff/house-settings.ts';
import type { LaneWindow } from '../windows/console-window.ts';
import type { NoticeList } from '../games/notice-list.ts';
import type { Printing } from '../printing/printing.ts';
import type { Screens } from '../windows/screens.ts';
import type { SecondCopy } from '../copy/second-copy.ts';
import type { SheetWindows } from '../printing/sheet-window.ts';
import { needOfCopy, needOfProgram, needsOfChange, type Need } from '../staff/permissions.ts';
import type { Staff } from '../staff/staff-mode.ts';

/** Everything the calls work with. */
export interface Services {
  readonly games: Games;
  readonly settings: HouseSettings;
  readonly logo: HouseLogo;
  readonly staff: Staff;
  readonly printing: Printing;
  readonly sheets: SheetWindows;
  readonly copy: SecondCopy;
  readonly window: LaneWindow;
  readonly screens: Screens;
  /** What people are to be told, until they have read it. */
  readonly notices: NoticeList;
  /** What a window is told at its first call and at every reload. */
  readonly start: Pick<LaneState, 'unfinished' | 'players' | 'runtime'>;
  /** Ends the program. */
  readonly leave: () => void;
}

/** A handler for every call of the contract. */
export function callHandlers(services: Services): Handlers {
  const { games, settings, staff, printing, sheets } = services;
  /** Does it only for somebody who may. */
  function guarded<T>(
    needs: readonly Need[],
    act: () => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> {
    return staff.allows(...needs) ? act() : Promise.resolve(err({ code: 'staff-only' }));
  }
  return {
    // The one call of the screen above the lane: it shows what there is and asks for nothing.
    load: { callers: ['lane', 'board'], handle: () => done(laneState(services)) },
    newGame: lane(async ([order, pressed]) => {
      const { lane: number, opening } = settings.current;
      const begun = await games.newGame(order, number, opening, pressed);
      // Who opened the lane for others goes: what they change is not staff's.
      if (begun.ok) await staff.order({ kind: 'leave' });
      return begun;
    }),
    apply: lane((change) => games.apply(...change)),
    tryAgain: lane((change) => games.tryAgain(...change)),
    takeBack: lane((change) => games.takeBack(...change)),
    games: lane(async ([query]) => ok(await games.page(query))),
    openGame: lane((asked) => games.openGame(...asked)),
    changeSettings: lane(([change]) =>
      guarded(needsOfChange(change, settings.current), () =>
        settings.change(counted(change, games.firstToCount)),
      ),
    ),
    logo: lane(([order]) => guarded(['staff'], () => services.logo.order(order))),
    noticeRead: lane(([id]) => {
      services.notices.read(id);
      return done(null);
    }),
    printers: lane(() => printing.printers()),
    print: lane(([order]) => guarded(['print'], () => printing.print(order))),
    pdfPlace: lane(async () => ok(await printing.pdfPlace())),
    savePdf: lane(([order]) => guarded(['print'], () => printing.savePdf(order))),
    copy: lane(([order]) => guarded([needOfCopy(order)], async () => ok(await services.copy.order(order)))),
    sheet: { callers: ['sheet'], handle: (_args, sender) => Promise.resolve(sheets.orderOf(sender)) },
    sheetDrawn: { callers: ['sheet'], handle: (_args, sender) => Promise.resolve(sheets.drawn(sender)) },
    staff: lane(([order]) => staff.order(order)),
    // Asked and answered before there was a lane.
    takeOver: { callers: [], handle: () => Promise.resolve(err({ code: 'forbidden' })) },
    remove: lane(([order]) => guarded(['staff'], () => games.remove(order))),
    program: lane(([order]) => guarded([needOfProgram(order)], () => done(ordered(services, order)))),
  };
}

/** Does what is asked of the program; whether the window fills the screen then. */
function ordered({ window, screens, leave }: Services, order: ProgramOrder): boolean {
  switch (order.kind) {
    case 'fullScreen':
      return window.setFullScreen(order.on);
    case 'showScreens':
      screens.showNumbers();
      return window.fullScreen;
    case 'quit':
      leave();
      return window.fullScreen;
  }
}

/** Everything a window begins with. */
function laneState({ games, settings, logo, staff, notices, screens, window, start }: Services): LaneState {
  const game = games.current();
  return {
    ...start,
    game,
    // Who has a game on the board has chosen.
    unfinished: game === null ? start.unfinished : null,
    notices: notices.unread,
    settings: settings.current,
    logo: logo.current,
    staff: staff.state,
    screens: screens.infos,
    fullScreen: window.fullScreen,
  };
}

/** What a sheet shows. Fails with `no-such-game`. */
export async function sheetOrder(
  services: Pick<Services, 'games' | 'settings' | 'logo'>,
  what: PrintOrder['what'],
  paper: Paper,
  printedAt: string,
): Promise<Result<SheetOrder, Failure>> {
  const { paperMarks: marks, language, houseName, lane: number } = services.settings.current;
  if (what.kind === 'blank') return ok({ kind: 'blank', paper, language });
  if (what.kind === 'recovery')
    return ok({ ...what, paper, language, house: houseName, lane: number, printedAt });
  const game = await services.games.view(what.gameId);
  if (!game.ok) return err(game.error);
  const house = { house: houseName, logo: services.logo.current };
  return ok({ kind: 'game', game: game.value, paper, marks, language, ...house, printedAt });
}

function lane<A, T>(
  handle: (args: A, sender: WebContents) => Promise<T>,
): {
  readonly callers: readonly ['lane'];
  readonly handle: (args: A, sender: WebContents) => Promise<T>;
} {
  return { callers: ['lane'], handle };
}

function done<T>(value: T): Promise<Result<T, Failure>> {
  return Promise.resolve(ok(value));
}
