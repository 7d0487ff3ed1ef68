import { app, screen, session } from 'electron';
import type { Notice } from '../contract/contract.ts';
import { START_TEXT } from '../text/start/start.ts';
import { callerOf } from './bridge/callers.ts';
import { LANE_CALLS } from './bridge/calls/lane-calls.ts';
import { openDoor } from './bridge/door.ts';
import { beginLane, endLane, laneIn } from './lane/lane.ts';
import { beginLog } from './log/begin-log.ts';
import { logTrouble } from './log/log.ts';
import { LaneCare } from './operations/lane-care.ts';
import { machineLanguage } from './staff/house-settings.ts';
import { closeUnsafeStart } from './start/close-unsafe-start.ts';
import { refuseDebugger } from './start/no-debugger.ts';
import { askNoKeyring } from './start/no-keyring.ts';
import { stayOffline } from './start/offline.ts';
import { optionLines } from './start/option-lines.ts';
import { languageOf, readOptions, type Options } from './start/options.ts';
import { programRuntime } from './start/runtime.ts';
import { comeForward, end, fail } from './start/second-instance.ts';
import { giveSignsOfLife } from './start/sign-of-life.ts';
import { startedWell } from './start/starts.ts';
import { takeFolder } from './start/take-folder.ts';
import { laneUpdate } from './update/lane-update.ts';
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
  // The data folder: the lock, then the content, then the owners of its state.
  const folder = await takeFolder(asked, language);
  if (folder === null) return;
  const logFile = beginLog(folder);
  const announce = (notice: Notice): void => {
    for (const one of [care, lane.prints, lane.house, update]) one.hear(notice);
    for (const one of [window, screens]) one.announce(notice);
  };
  const lane = await laneIn({ folder, asked, announce, window: () => window });
  const update = laneUpdate(lane);

  // The window with its walls and its only door.
  await app.whenReady();
  raiseWalls(session.defaultSession);
  await servePages(session.defaultSession, { pictures: (address) => lane.logo.at(address) });
  const mayClose = (): boolean => lane.staff.allows('staff');
  const window = new ConsoleWindow({ windowed: asked.windowed, mayClose, gone: leave });
  const screens = new Screens({ displays: new Displays(screen), settings: lane.settings, window, announce });
  // Only when both windows can show the notice.
  lane.notices.tellOfLoss(folder.lost).catch(logTrouble);
  const runtime = programRuntime(language);
  const care = new LaneCare(folder, logFile, { ...lane, screens, runtime, exports: lane.exportFolder });
  const start = { unfinished: folder.unfinished, players: asked.players, runtime };
  const { diagnostics } = care;
  const deps = { ...lane, window, screens, diagnostics, update, start, leave };
  openDoor({ entries: LANE_CALLS, deps, desk: deps }, (sender) => callerOf(sender, deps), logTrouble);

  // Quitting: pending requests are answered, then the folder is released.
  comeForward(window);
  const last = async (): Promise<void> => {
    update.end();
    await endLane(lane);
    await care.end();
    await folder.lock.release();
  };
  beforeQuit(last, () => lane.printing.holdsProcess);

  await window.open();
  screens.begin();
  care.begin();
  update.begin();
  beginLane(lane, asked);
  await atFirstPaint(window.contents, startedWell);
}
