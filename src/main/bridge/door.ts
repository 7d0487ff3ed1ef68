import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron';
import { err, type Result } from '../../core/line/result.ts';
import { CHANNEL, type CallName, type Failure } from '../../contract/contract.ts';
import { ORIGIN } from '../windows/addresses.ts';
import { answer, type DoorDeps } from './answer.ts';
import type { CallDeps, Caller } from './call-entry.ts';

/** Identifies a page; null for a foreign one. */
export type KnownCaller = (sender: WebContents) => Caller | null;

/**
 * The only door (decision 8): checks the caller and answers (`answer.ts`). It always answers with a result, so that
 * neither a stack nor a path crosses; `log` receives bugs. The returned function closes the door, so that another can
 * be opened.
 */
export function openDoor<C extends CallName, Deps>(
  door: DoorDeps<C, Deps>,
  known: KnownCaller,
  log: (trouble: unknown) => void,
): () => void {
  ipcMain.handle(CHANNEL, async (event, name: unknown, args: unknown): Promise<Result<unknown, Failure>> => {
    try {
      const { sender } = event;
      return await answer(door, { caller: isOurs(event) ? known(sender) : null, sender, name, args });
    } catch (trouble) {
      log(trouble);
      return err({ code: 'internal' });
    }
  });
  return () => {
    ipcMain.removeHandler(CHANNEL);
  };
}

function isOurs(event: IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame;
  if (frame === null || frame !== event.sender.mainFrame) return false;
  return frame.origin === ORIGIN && frame.url.startsWith(`${ORIGIN}/`);
}

/** The window that a page belongs to; null for a foreign page. */
export function callerOf(
  sender: WebContents,
  { window, screens, printing }: Pick<CallDeps, 'window' | 'screens' | 'printing'>,
): Caller | null {
  if (sender === window.contents) return 'console';
  if (sender === screens.overhead.contents) return 'board';
  return printing.sheets.knows(sender) ? 'sheet' : null;
}
