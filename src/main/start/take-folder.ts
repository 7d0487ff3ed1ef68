import { join, resolve } from 'node:path';
import { app } from 'electron';
import { plainSettings } from '../../contract/contract.ts';
import type { Language } from '../../text/language.ts';
import { START_TEXT } from '../../text/start/start.ts';
import { crashedJustNow } from './crashes.ts';
import type { DataFolder } from './data-folder.ts';
import { folderAsked, type Options } from './options.ts';
import { openOrForward } from './open-or-forward.ts';
import { end, leaveFolder } from './second-instance.ts';
import { openAsking, TAKE_OVER_CALLS, TakeOver } from './take-over-question.ts';
import { takeOverSentences } from '../../text/start/take-over.ts';
import { TAKE_OVER_PAGE } from '../windows/addresses.ts';
import { startWindow } from './start-window.ts';
import { openDoor } from '../bridge/door.ts';
import { logTrouble } from '../log/log.ts';
import type { Unclear } from '../../saves/lock/lock.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { lookAtStaff } from '../../saves/settings/staff-file.ts';

/** The requested data folder's path. */
export function folderOf(asked: Options): string {
  return resolve(folderAsked(asked, process.env) ?? app.getPath('userData'));
}

/** Takes the requested data folder; null when that failed and the program is quitting. */
export async function takeFolder(asked: Options, language: Language): Promise<DataFolder | null> {
  const path = folderOf(asked);
  app.setPath('userData', path);
  app.setPath('sessionData', join(path, 'session'));
  const open = (): ReturnType<typeof openAsking> =>
    openAsking({ path, defaults: plainSettings(language), lane: asked.lane }, (unclear) =>
      askStaff(unclear, { language, windowed: asked.windowed, folder: path }),
    );
  const opened = await openOrForward(open, () => !app.requestSingleInstanceLock());
  if (opened?.ok !== true) {
    // In Electron even `process.exit` returns, and the program ends a moment later.
    if (opened === null) end(START_TEXT[language].alreadyOpen, 0);
    else await leaveFolder(opened.error, path, language);
    return null;
  }
  // Not the lock (two users both get it), but the way in which a second instance reaches this one.
  app.requestSingleInstanceLock();
  const crashed = crashedJustNow(process.env, new Date()) ? [{ kind: 'crashed' } as const] : [];
  return { ...opened.value, notices: [...crashed, ...opened.value.notices] };
}

interface Shown {
  readonly language: Language;
  readonly windowed: boolean;
  /** The data folder; only read. */
  readonly folder: string;
}

/** Asks staff, in a separate window, whether to take over the folder of a silent holder. */
async function askStaff(unclear: Unclear, { language, windowed, folder }: Shown): Promise<boolean> {
  process.stderr.write(`${takeOverSentences(language, unclear).join(' ')}\n`);
  const question = new TakeOver({ unclear, language, staff: await lookAtStaff(new NodeDisk(), folder) });
  const window = await startWindow(TAKE_OVER_PAGE, windowed);
  window.once('closed', () => {
    question.leave();
  });
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
