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
import { openAsking } from './take-over-question.ts';
import { askStaff } from './take-over-window.ts';

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
