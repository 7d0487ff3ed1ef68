import { join, resolve } from 'node:path';
import { app, BrowserWindow, screen, session } from 'electron';
import { plainSettings, type Notice } from '../contract/contract.ts';
import { START_TEXT } from '../text/start.ts';
import { callerOf } from './bridge/callers.ts';
import { LANE_CALLS } from './bridge/calls.ts';
import { Displays } from './windows/displays.ts';
import { openDoor } from './bridge/door.ts';
import { ExportFolder } from './printing/export-folder.ts';
import { Games } from './games/games.ts';
import { HouseLogo } from './logo/house-logo.ts';
import { HouseSettings, machineLanguage } from './staff/house-settings.ts';
import { inTime } from './in-time.ts';
import { ConsoleWindow, LOCKED } from './windows/console-window.ts';
import { logFact, logTrouble } from './log.ts';
import { LogoPage } from './logo/logo-page.ts';
import { LogoPlace } from './logo/logo-place.ts';
import { end, leaveFolder } from './start/second-instance.ts';
import { refuseDebugger } from './start/no-debugger.ts';
import { NoticeList } from './games/notice-list.ts';
import { stayOffline } from './start/offline.ts';
import { folderAsked, languageOf, readOptions, type Options } from './start/options.ts';
import { declareScheme, servePages } from './windows/pages.ts';
import { keepPicture } from './logo/picture.ts';
import { watchPresses } from './games/standstill.ts';
import { printServiceHere } from './printing/service/this-machine.ts';
import { Printing } from './printing/printing.ts';
import { sheetOrder } from './printing/sheet-order.ts';
import { beforeQuit, leave } from './start/quit.ts';
import { programRuntime } from './start/runtime.ts';
import { optionLines } from './start/option-lines.ts';
import { Screens } from './windows/screens.ts';
import { SecondCopy } from './copy/second-copy.ts';
import { SheetWindows } from './printing/sheet-window.ts';
import { StaffMode } from './staff/staff-mode.ts';
import { openAsking } from './start/take-over.ts';
import { askStaff } from './start/take-over-window.ts';
import { raiseWalls } from './windows/walls.ts';

const PAGES = join(import.meta.dirname, '../renderer');

/** How long the end waits for a copy that is being written, in milliseconds. */
const COPY_PATIENCE = 3_000;

// Boot is this list from top to bottom (decision 12). No await up here: Electron is not ready before the
// entry module has run.
refuseDebugger();
const language = languageOf(process.argv) ?? machineLanguage();
const options = readOptions(process.argv);
if (!options.ok) end(optionLines(language, options.error).join('\n'), 2);
// Chromium refuses its sandbox to root and would open no window; a lane runs as an ordinary user.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
stayOffline();
declareScheme();
boot(options.value).catch((trouble: unknown) => {
  logTrouble(trouble);
  end(START_TEXT[language].couldNotStart, 1);
});

async function boot(asked: Options): Promise<void> {
  // The folder: one writer, then what it holds.
  const data = resolve(folderAsked(asked, process.env) ?? app.getPath('userData'));
  app.setPath('userData', data);
  app.setPath('sessionData', join(data, 'session'));
  const shown = { language, windowed: asked.windowed, folder: data };
  const wanted = { path: data, defaults: plainSettings(language) };
  const opened = await openAsking(wanted, (unclear) => askStaff(unclear, shown));
  if (!opened.ok) return leaveFolder(opened.error, data, language);
  const folder = opened.value;
  // Not the guard (two different users both get it), but how a second start reaches this one.
  app.requestSingleInstanceLock();

  const runtime = programRuntime(app.getVersion());
  if (runtime.electron !== runtime.pinned)
    logFact(START_TEXT[language].standIn(runtime.electron, runtime.pinned));

  // The owners.
  const clock = (): string => new Date().toISOString();
  const announce = (notice: Notice): void => {
    window.announce(notice);
    screens.announce(notice);
  };
  const lastBall = (): string | null => games.current()?.savedAt ?? null;
  const copy = new SecondCopy({ ...folder, copyTo: asked.copyTo, lastBall });
  const settings = new HouseSettings(folder.settings, asked, announce);
  const staff = new StaffMode({ file: folder.staff, settings, announce, clock, log: logFact });
  const place = new LogoPlace({ ...folder, settings, window: () => window });
  const drawing = new LogoPage(PAGES);
  const logo = new HouseLogo({
    ...folder,
    choose: () => place.choose(),
    draw: (file) => drawing.draw(file),
    mayChange: () => staff.allows('staff'),
    announce,
  });
  const found = [...folder.notices, ...(await staff.begin(asked)), ...copy.notices()];
  const notices = new NoticeList(found, announce);
  const { games: saved, board: resume } = folder;
  const games = new Games({
    folder: saved,
    resume,
    clock,
    announce,
    notices,
    staff,
    enters: watchPresses(),
    settings,
    log: logTrouble,
  });
  const sheets = new SheetWindows(
    () => new BrowserWindow({ show: false, title: 'Headpin', webPreferences: LOCKED }),
  );
  const service = printServiceHere(() => window.contents);
  const printing = new Printing({
    sheets,
    folder: new ExportFolder(folder.disk, data),
    service,
    sheetOf: (what, paper) => sheetOrder({ games, settings, logo }, what, paper, clock()),
  });

  // The window, behind its walls and with its one door.
  await app.whenReady();
  raiseWalls(session.defaultSession);
  await servePages(session.defaultSession, PAGES, { pictures: (address) => logo.at(address) });
  const window = new ConsoleWindow({
    windowed: asked.windowed,
    mayClose: () => staff.allows('staff'),
    gone: leave,
  });
  const screens = new Screens({ displays: new Displays(screen), settings, window, announce });
  // Not before both windows are there to be told.
  void folder.lost.then((by) => {
    notices.tell({ kind: 'folder-lost', by });
  });
  const start = { unfinished: folder.unfinished, players: asked.players, runtime };
  const windows = { window, screens, sheets };
  const owners = { games, settings, logo, staff, printing, copy, notices };
  const deps = { ...windows, ...owners, start, leave };
  openDoor({ entries: LANE_CALLS, deps, desk: deps }, (sender) => callerOf(sender, windows), logTrouble);

  // The end: what was asked for is answered, then the folder is let go.
  app.on('second-instance', () => {
    window.bringToFront();
  });
  beforeQuit(
    async () => {
      // A stick that hangs holds nobody up: a copy that is not whole is none. What people changed is always waited for, last.
      await inTime(copy.end(), COPY_PATIENCE);
      await Promise.all([games.settled(), settings.settled(), logo.settled(), staff.settled()]);
      await folder.lock.release();
    },
    () => service.holdsProcess,
  );

  await window.open();
  screens.begin();
  copy.begin();
  void games.tidy();
  // Nobody's game ends over a picture.
  await keepPicture(window.contents).catch(logTrouble);
}
