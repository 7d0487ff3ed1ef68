import { once } from 'node:events';
import { join } from 'node:path';
import type { Language } from '../../text/language.ts';
import { STOPPED_TEXT } from '../../text/start/stopped.ts';
import { logTrouble } from '../log/log.ts';
import { STOPPED_PAGE } from '../windows/addresses.ts';
import type { Options } from './options.ts';
import { startWindow } from './start-window.ts';
import { folderOf } from './take-folder.ts';

/** Says that errors end the program again and again; resolves when staff have it started once more. */
export async function untilAskedToStart(asked: Options, language: Language): Promise<void> {
  const { title, safe, toDo } = STOPPED_TEXT[language];
  process.stderr.write(`${title} ${safe} ${toDo}\n`);
  const log = join(folderOf(asked), 'log', 'headpin.log');
  // The page has no call; it closes its window.
  const page = `${STOPPED_PAGE}#${language},${encodeURIComponent(log)}`;
  const window = await startWindow(page, asked.windowed);
  const closed = once(window, 'closed');
  window.loadURL(page).catch(logTrouble);
  await closed;
}
