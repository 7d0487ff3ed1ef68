// First: it hears errors from here on.
import './start/uncaught.ts';
import { app, screen } from 'electron';
import type { Notice } from '../contract/contract.ts';
import type { Language } from '../text/language.ts';
import { START_TEXT } from '../text/start/start.ts';
import { LANE_CALLS } from './bridge/calls/lane-calls.ts';
import { callerOf, openDoor } from './bridge/door.ts';
import { beginLane, endLane, laneIn } from './lane/lane.ts';
import { watchPresses } from './games/watch-presses.ts';
import { beginLog, logProcesses, logPageErrors } from './log/begin-log.ts';
import { logTrouble } from './log/log.ts';
import { LaneCare } from './operations/lane-care.ts';
import { machineLanguage } from './staff/house-settings.ts';
import { crashedOften, forgetCrashes } from './start/crashes.ts';
import { closeUnsafeStart, refuseDebugger, askNoKeyring } from './start/close-unsafe-start.ts';
import { stayOffline } from './start/offline.ts';
import { optionLines } from './start/option-lines.ts';
import { languageOf, readOptions, type Options } from './start/options.ts';
import { whenReopened } from './start/reopening.ts';
import { programRuntime } from './start/runtime.ts';
import { end, fail } from './start/second-instance.ts';
import { giveSignsOfLife } from './start/sign-of-life.ts';
import { startedWell } from './start/starts.ts';
import { untilAskedToStart } from './start/stopped-window.ts';
import { takeFolder } from './start/take-folder.ts';
import { laneUpdate } from './update/lane-update.ts';
import { Displays } from './windows/displays.ts';
import { atFirstPaint } from './windows/first-picture.ts';
import { declareScheme } from './windows/pages.ts';
import { ProgramWindow } from './windows/program-window.ts';
import { beforeQuit, closeFolder, isClosing, leave } from './windows/quit.ts';
import { Screens } from './windows/screens.ts';

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
const program = new ProgramWindow(options.value.windowed);
const enters = watchPresses();
logProcesses();
logPageErrors();
boot(options.value, language).catch((trouble: unknown) => {
  logTrouble(trouble);
  fail(START_TEXT[language].couldNotStart);
});
whenReopened(closeFolder, boot);

/** Opens a data folder and shows its lane. */
async function boot(asked: Options, language: Language): Promise<void> {
  if (crashedOften(process.env, new Date())) {
    await untilAskedToStart(asked, language);
    forgetCrashes(process.env);
  }
  // The data folder: the lock, then the content, then the owners of its state.
  const folder = await takeFolder(asked, language);
  if (folder === null) return;
  const logFile = beginLog(folder);
  const announce = (notice: Notice): void => {
    for (const one of [care, lane.prints, lane.frontDesk, lane.house, update]) one.hear(notice);
    for (const one of [window, screens]) one.announce(notice);
  };
  const lane = await laneIn({ folder, asked, announce, enters, window: () => window });
  const update = laneUpdate(lane);

  // The window with its walls and its only door.
  const window = await program.show({ lane, update });
  const screens = new Screens({ displays: new Displays(screen), settings: lane.settings, window, announce });
  // Only when both windows can show the notice.
  lane.notices.tellOfLoss(folder.lost).catch(logTrouble);
  const runtime = programRuntime(language);
  const care = new LaneCare(folder, logFile, { ...lane, screens, runtime, exports: lane.exportFolder });
  const start = { unfinished: folder.unfinished, players: asked.players, runtime };
  const { diagnostics } = care;
  const deps = { ...lane, window, screens, diagnostics, update, start, leave };
  const door = { entries: LANE_CALLS, deps, desk: deps };
  const shutDoor = openDoor(door, (sender) => callerOf(sender, deps), logTrouble);

  // Closing, as at the quit: pending requests are answered, then the folder is released.
  const last = async (): Promise<void> => {
    update.end();
    await endLane(lane);
    screens.end();
    await care.end();
    shutDoor();
    // First, so that a second start is the one that a third one reaches.
    app.releaseSingleInstanceLock();
    await folder.lock.release();
  };
  beforeQuit({ last, isHeld: () => lane.printing.holdsProcess });

  await window.open();
  if (isClosing()) return;
  screens.begin();
  care.begin();
  update.begin();
  beginLane(lane, asked);
  await atFirstPaint(window.contents, startedWell);
}
