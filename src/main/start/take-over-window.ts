import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, BrowserWindow, screen, session } from 'electron';
import type { Language } from '../../text/language.ts';
import { takeOverSentences } from '../../text/start/take-over.ts';
import { TAKE_OVER_PAGE } from '../windows/addresses.ts';
import { startedWell } from './starts.ts';
import { TAKE_OVER_CALLS } from './take-over-call.ts';
import { openDoor } from '../bridge/door.ts';
import { keepPage } from '../windows/keep-page.ts';
import { LOCKED } from '../windows/console-window.ts';
import { logTrouble } from '../log/log.ts';
import { servePages } from '../windows/pages.ts';
import type { Unclear } from '../../saves/lock/lock.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { lookAtStaff } from '../../saves/settings/staff-file.ts';
import { TakeOver } from './take-over-question.ts';
import { raiseWalls } from '../windows/walls.ts';

export interface Shown {
  readonly language: Language;
  readonly windowed: boolean;
  /** The data folder; only read. */
  readonly folder: string;
}

/** Asks staff, in a separate window, whether to take over the folder of a silent holder. */
export async function askStaff(unclear: Unclear, { language, windowed, folder }: Shown): Promise<boolean> {
  process.stderr.write(`${takeOverSentences(language, unclear).join(' ')}\n`);
  // Chromium's own files must not go to a folder that may be another PC's.
  app.setPath('sessionData', join(tmpdir(), `headpin-${String(process.pid)}`));
  // This window closes before the console opens, which must not end the program.
  app.on('window-all-closed', () => undefined);
  const question = new TakeOver({ unclear, language, staff: await lookAtStaff(new NodeDisk(), folder) });
  await app.whenReady();
  const own = session.fromPartition('take-over');
  raiseWalls(own);
  await servePages(own);
  const window = new BrowserWindow({
    ...(windowed ? { width: 1280, height: 800 } : screen.getPrimaryDisplay().bounds),
    fullscreen: !windowed,
    useContentSize: true,
    show: false,
    backgroundColor: '#0A0E12',
    title: 'Headpin',
    webPreferences: { ...LOCKED, session: own },
  });
  window.removeMenu();
  window.once('ready-to-show', () => {
    window.show();
    startedWell();
  });
  window.once('closed', () => {
    question.leave();
  });
  keepPage(window, TAKE_OVER_PAGE);
  const { webContents } = window;
  const closeDoor = openDoor(
    { entries: TAKE_OVER_CALLS, deps: { question }, desk: null },
    (sender) => (sender === webContents ? 'question' : null),
    logTrouble,
  );
  window.loadURL(TAKE_OVER_PAGE).catch(logTrouble);
  const taken = await question.answered;
  closeDoor();
  if (!window.isDestroyed()) window.destroy();
  return taken;
}
