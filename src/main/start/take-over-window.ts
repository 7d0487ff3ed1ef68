import type { Language } from '../../text/language.ts';
import { takeOverSentences } from '../../text/start/take-over.ts';
import { TAKE_OVER_PAGE } from '../windows/addresses.ts';
import { startWindow } from './start-window.ts';
import { TAKE_OVER_CALLS, TakeOver } from './take-over-question.ts';
import { openDoor } from '../bridge/door.ts';
import { logTrouble } from '../log/log.ts';
import type { Unclear } from '../../saves/lock/lock.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { lookAtStaff } from '../../saves/settings/staff-file.ts';

export interface Shown {
  readonly language: Language;
  readonly windowed: boolean;
  /** The data folder; only read. */
  readonly folder: string;
}

/** Asks staff, in a separate window, whether to take over the folder of a silent holder. */
export async function askStaff(unclear: Unclear, { language, windowed, folder }: Shown): Promise<boolean> {
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
