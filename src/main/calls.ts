import type { WebContents } from 'electron';
import { ok, err, type Result } from '../core/result.ts';
import type { Failure, LaneState, Paper, SheetOrder, SheetSubject } from '../preload/contract.ts';
import type { Handlers } from './door.ts';
import type { Games } from './games.ts';
import type { HouseSettings } from './house-settings.ts';
import type { LaneWindow } from './lane-window.ts';
import type { NoticeList } from './notice-list.ts';
import type { Printing } from './printing.ts';
import type { SecondCopy } from './second-copy.ts';
import type { SheetWindows } from './sheet-window.ts';

/** Everything the calls work with. */
export interface Services {
  readonly games: Games;
  readonly settings: HouseSettings;
  readonly printing: Printing;
  readonly sheets: SheetWindows;
  readonly copy: SecondCopy;
  readonly window: LaneWindow;
  /** What people are to be told, until they have read it. */
  readonly notices: NoticeList;
  /** What a window is told at its first call and at every reload. */
  readonly start: Pick<LaneState, 'unfinished' | 'players' | 'version'>;
  readonly quit: () => void;
}

/** A handler for every call of the contract. */
export function callHandlers(services: Services): Handlers {
  const { games, settings, printing, sheets } = services;
  return {
    load: lane(() =>
      done({
        ...services.start,
        game: games.current(),
        // Who has a game on the board has chosen.
        unfinished: games.current() === null ? services.start.unfinished : null,
        notices: services.notices.unread,
        settings: settings.current,
        fullScreen: services.window.fullScreen,
      }),
    ),
    newGame: lane(([order]) => games.newGame(order, settings.current.lane)),
    apply: lane(([gameId, generation, command]) => games.apply(gameId, generation, command)),
    tryAgain: lane(([gameId, generation]) => games.tryAgain(gameId, generation)),
    takeBack: lane(([gameId, generation]) => games.takeBack(gameId, generation)),
    games: lane(async ([query]) => ok(await games.page(query))),
    openGame: lane(([gameId]) => games.openGame(gameId)),
    changeSettings: lane(([change]) => settings.change(change)),
    noticeRead: lane(([id]) => {
      services.notices.read(id);
      return done(null);
    }),
    printers: lane(() => printing.printers()),
    print: lane(([order]) => printing.print(order)),
    savePdf: lane(([order]) => printing.savePdf(order)),
    copyState: lane(async () => ok(await services.copy.state())),
    copy: lane(async ([order]) => ok(await services.copy.order(order))),
    sheet: { caller: 'sheet', handle: (_args, sender) => Promise.resolve(sheets.orderOf(sender)) },
    sheetDrawn: { caller: 'sheet', handle: (_args, sender) => Promise.resolve(sheets.drawn(sender)) },
    setFullScreen: lane(([on]) => done(services.window.setFullScreen(on))),
    quit: lane(() => {
      services.quit();
      return done(null);
    }),
  };
}

/** What a sheet shows. Fails with `no-such-game`. */
export async function sheetOrder(
  services: Pick<Services, 'games' | 'settings'>,
  what: SheetSubject,
  paper: Paper,
  printedAt: string,
): Promise<Result<SheetOrder, Failure>> {
  const { marks, language } = services.settings.current;
  if (what.kind === 'blank') return ok({ kind: 'blank', paper, language });
  const game = await services.games.view(what.gameId);
  if (!game.ok) return err(game.error);
  return ok({ kind: 'game', game: game.value, paper, marks, language, printedAt });
}

function lane<A, T>(
  handle: (args: A, sender: WebContents) => Promise<T>,
): {
  readonly caller: 'lane';
  readonly handle: (args: A, sender: WebContents) => Promise<T>;
} {
  return { caller: 'lane', handle };
}

function done<T>(value: T): Promise<Result<T, Failure>> {
  return Promise.resolve(ok(value));
}
