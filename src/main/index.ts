import { app, screen, session } from 'electron';
import type { Notice } from '../contract/contract.ts';
import { START_TEXT } from '../text/start/start.ts';
import { callerOf } from './bridge/callers.ts';
import { readOrder } from './bridge/calls/practice.ts';
import { LANE_CALLS } from './bridge/calls/lane-calls.ts';
import { openDoor } from './bridge/door.ts';
import { SecondCopy } from './copy/second-copy.ts';
import { ErasedExports } from './exports/erased-exports.ts';
import { Exports } from './exports/exports.ts';
import { Games } from './games/games.ts';
import { NoticeList } from './games/notice-list.ts';
import { SavedGames } from './games/saved-games.ts';
import { watchPresses } from './games/watch-presses.ts';
import { beginLog } from './log/begin-log.ts';
import { Results } from './matches/results.ts';
import { logFact, logTrouble } from './log/log.ts';
import { FoundFiles } from './leagues/found-files.ts';
import { FoundSources } from './imports/found-sources.ts';
import { Imports } from './imports/imports.ts';
import { BUILT_IMPORT_WORKER, importReadingIn } from './imports/reading/import-reading.ts';
import { Leagues } from './leagues/leagues.ts';
import { BUILT_WORKER, readingIn } from './leagues/reading/league-reading.ts';
import { HouseLogo } from './logo/house-logo.ts';
import { LogoPage } from './logo/logo-page.ts';
import { LogoPlace } from './logo/logo-place.ts';
import { LaneCare } from './operations/lane-care.ts';
import { BEAT, LanePractice } from './practice/practice.ts';
import { ExportFolder } from './printing/export-folder.ts';
import { housePrinting } from './printing/house-printing.ts';
import { PrintsAtEnd } from './printing/prints-at-end.ts';
import type { GameRecord } from '../saves/record/game-record.ts';
import { newId } from '../saves/record/new-id.ts';
import { HouseSettings, machineLanguage } from './staff/house-settings.ts';
import { StaffMode } from './staff/staff-mode.ts';
import { refuseDebugger } from './start/no-debugger.ts';
import { askNoKeyring } from './start/no-keyring.ts';
import { stayOffline } from './start/offline.ts';
import { optionLines } from './start/option-lines.ts';
import { languageOf, readOptions, type Options } from './start/options.ts';
import { programRuntime } from './start/runtime.ts';
import { comeForward, end, fail } from './start/second-instance.ts';
import { giveSignsOfLife } from './start/sign-of-life.ts';
import { notStarted, startedWell } from './start/starts.ts';
import { takeFolder } from './start/take-folder.ts';
import { closeUnsafeStart } from './start/close-unsafe-start.ts';
import { otherInstalled } from './update/installed.ts';
import { restartAs } from './update/restart.ts';
import { Update } from './update/update.ts';
import { watchTouches } from './update/watch-touches.ts';
import { ConsoleWindow } from './windows/console-window.ts';
import { Displays } from './windows/displays.ts';
import { atFirstPaint } from './windows/first-picture.ts';
import { declareScheme, servePages } from './windows/pages.ts';
import { beforeQuit, leave } from './windows/quit.ts';
import { Screens } from './windows/screens.ts';
import { raiseWalls } from './windows/walls.ts';

// The boot sequence (decision 12). No await up here: Electron is not ready before the entry module has run.
refuseDebugger();
giveSignsOfLife();
const language = languageOf(process.argv) ?? machineLanguage();
closeUnsafeStart(language);
const options = readOptions(process.argv);
if (!options.ok) end(optionLines(language, options.error).join('\n'), 2);
// As root, Chromium refuses its sandbox and would open no window; a lane runs as an ordinary user.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
stayOffline();
askNoKeyring();
declareScheme();
boot(options.value).catch((trouble: unknown) => {
  logTrouble(trouble);
  fail(START_TEXT[language].couldNotStart);
});

async function boot(asked: Options): Promise<void> {
  // The data folder: the lock, then the content.
  const folder = await takeFolder(asked, language);
  if (folder === null) return;
  const logFile = beginLog(folder);

  // The owners of state.
  const clock = (): string => new Date().toISOString();
  const announce = (notice: Notice): void => {
    care.hear(notice);
    prints.hear(notice);
    if (notice.name === 'gameChanged') update.boardChanged();
    window.announce(notice);
    screens.announce(notice);
  };
  const lastBall = (): string | null => games.lastBall;
  const copy = new SecondCopy({ ...folder, copyTo: asked.copyTo, lastBall });
  const settings = new HouseSettings(folder.settings, asked, announce);
  const staff = new StaffMode({ file: folder.staff, settings, announce, clock, log: logFact });
  const place = new LogoPlace({ ...folder, settings, window: () => window });
  const [choose, mayChange] = [() => place.choose(), () => staff.allows('staff')];
  const page = new LogoPage();
  const draw = page.draw.bind(page);
  const logo = new HouseLogo({ ...folder, choose, draw, mayChange, announce });
  const found = [...folder.notices, ...(await staff.begin(asked)), ...copy.notices()];
  const notices = new NoticeList(found, announce);
  const { origin, erased, matches, moves, games: saved, boards: resume } = folder;
  const held = {
    folder: saved,
    matches,
    moves,
    origin,
    erased,
    exported: new ErasedExports(folder.disk, folder.path),
    ended: (record: GameRecord): void => {
      prints.ended(record);
    },
    resume,
    newId,
    enters: watchPresses(),
  };
  const games = new Games({ ...held, clock, announce, notices, staff, settings, log: logTrouble });
  const practice = new LanePractice({
    ...{ file: folder.practice, newest: folder.newest, settings, games, staff, enters: held.enters },
    ...{ readOrder, announce },
    time: () => performance.now(),
  });
  setInterval(() => {
    practice.beat();
  }, BEAT).unref();
  const files = new FoundFiles({ ...folder, newId });
  const reading = readingIn(BUILT_WORKER);
  const leagues = new Leagues({ folder: folder.leagues, games, files, reading, clock, newId });
  const imports = new Imports({
    ...{ path: folder.path, origin, games, newId, erased: () => erased.current().bowlers },
    sources: new FoundSources({ ...folder, newId }),
    reading: importReadingIn(BUILT_IMPORT_WORKER),
  });
  const exportFolder = new ExportFolder(folder.disk, folder.path);
  const printing = housePrinting({
    folder: exportFolder,
    games,
    settings,
    logo,
    clock,
    contents: () => window.contents,
  });
  const prints = new PrintsAtEnd({
    ...{ file: folder.prints, games, settings, printing, notices, announce, clock, log: logTrouble },
  });
  const results = new Results({ games, exports: exportFolder });
  const filed = new SavedGames({ folder: saved, notices, log: logTrouble });
  const exports = new Exports({
    ...{ games: filed, folder: exportFolder, clock, log: logTrouble },
    pdfOf: (gameIds, paper) => printing.pdfOfGames(gameIds, paper),
  });
  const update = new Update({
    ...{ version: app.getVersion(), restart: restartAs, installed: () => otherInstalled(process.execPath) },
    notStarted: notStarted(),
    lane: () => ({
      ...{ phase: games.phase, waiting: games.isWaiting, staffOn: staff.state.on },
      ...{ printing: printing.isBusy, copying: copy.copying || exports.isBusy || imports.progress !== null },
    }),
  });
  watchTouches(() => {
    update.touched();
  });

  // The window with its walls and its only door.
  await app.whenReady();
  raiseWalls(session.defaultSession);
  await servePages(session.defaultSession, { pictures: (address) => logo.at(address) });
  const mayClose = (): boolean => staff.allows('staff');
  const window = new ConsoleWindow({ windowed: asked.windowed, mayClose, gone: leave });
  const screens = new Screens({ displays: new Displays(screen), settings, window, announce });
  // Only when both windows can show the notice.
  notices.tellOfLoss(folder.lost).catch(logTrouble);
  const runtime = programRuntime(language);
  const care = new LaneCare(folder, logFile, {
    ...{ games, copy, printing, screens, runtime, exports: exportFolder },
  });
  const start = { unfinished: folder.unfinished, players: asked.players, runtime };
  const { diagnostics } = care;
  const lane = { window, screens, games, practice, leagues, settings, logo, staff, printing, copy, notices };
  const deps = { ...lane, prints, results, exports, imports, diagnostics, update, start, leave };
  openDoor({ entries: LANE_CALLS, deps, desk: deps }, (sender) => callerOf(sender, deps), logTrouble);

  // Quitting: pending requests are answered, then the folder is released.
  comeForward(window);
  const last = async (): Promise<void> => {
    update.end();
    await copy.end();
    await prints.end();
    await exports.stop();
    // Last, and always awaited: changes that users made.
    await Promise.all([
      games.settled(),
      practice.settled(),
      leagues.end(),
      imports.end(),
      settings.settled(),
      logo.end(),
      staff.settled(),
    ]);
    await care.end();
    await folder.lock.release();
  };
  beforeQuit(last, () => printing.holdsProcess);

  await window.open();
  screens.begin();
  copy.begin();
  care.begin();
  update.begin();
  void games.tidy();
  prints.begin().catch(logTrouble);
  void leagues.forgetOld(settings.current.keepNames);
  await atFirstPaint(window.contents, startedWell);
}
