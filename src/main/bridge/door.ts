import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron';
import { err, type Result } from '../../core/line/result.ts';
import { CHANNEL, type CallName, type Failure } from '../../contract/contract.ts';
import { ORIGIN } from '../windows/addresses.ts';
import { answer, type DoorDeps } from './answer.ts';
import type { Caller } from './call-entry.ts';

/** Who a page is, or null for a page that is none of ours. */
export type KnownCaller = (sender: WebContents) => Caller | null;

/**
 * The one door (decision 8): checks who asks, and answers (`answer.ts`). It always answers a result: what crosses
 * is data, and neither a stack nor a path ever does. `log` gets what was a bug. Call what it returns to close the door, so
 * that another one can be opened.
 */
export function openDoor<C extends CallName, Deps>(
  door: DoorDeps<C, Deps>,
  callerOf: KnownCaller,
  log: (trouble: unknown) => void,
): () => void {
  ipcMain.handle(CHANNEL, async (event, name: unknown, args: unknown): Promise<Result<unknown, Failure>> => {
    try {
      const { sender } = event;
      return await answer(door, { caller: isOurs(event) ? callerOf(sender) : null, sender, name, args });
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
