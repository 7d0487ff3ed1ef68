import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron';
import * as v from 'valibot';
import { err, type Result } from '../../core/line/result.ts';
import { CHANNEL, isCallName, type CallName, type Calls, type Failure } from '../../contract/contract.ts';
import { ORIGIN } from '../windows/addresses.ts';
import { REQUESTS } from './requests.ts';

/** Which of our windows is calling. */
export type Caller = 'lane' | 'board' | 'sheet' | 'question';

/** What one call does; `sender` is the page that asked. */
export type Handler<N extends CallName> = (
  args: Calls[N]['args'],
  sender: WebContents,
) => Promise<Result<Calls[N]['answer'], Failure>>;

/** Every call's handler, and who may call. A call of the contract that is missing here does not compile. */
export type Handlers = {
  readonly [N in CallName]: { readonly callers: readonly Caller[]; readonly handle: Handler<N> };
};

/** Who a page is, or null for a page that is none of ours. */
export type KnownCaller = (sender: WebContents) => Caller | null;

/**
 * The one door (decision 8): checks who asks, parses what is asked, calls the handler. It always answers
 * a result: what crosses is data, and neither a stack nor a path ever does. `log` gets what was a bug. A call without a
 * handler is nobody's. Call what it returns to close the door, so that another one can be opened.
 */
export function openDoor(
  handlers: Partial<Handlers>,
  callerOf: KnownCaller,
  log: (trouble: unknown) => void,
): () => void {
  ipcMain.handle(CHANNEL, async (event, name: unknown, args: unknown): Promise<Result<unknown, Failure>> => {
    if (typeof name !== 'string' || !isCallName(name)) return err({ code: 'bad-request', path: 'name' });
    try {
      const caller = callerOf(event.sender);
      if (!isOurs(event) || caller === null || handlers[name]?.callers.includes(caller) !== true)
        return err({ code: 'forbidden' });
      return await answer(handlers, name, args, event.sender);
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

async function answer<N extends CallName>(
  handlers: Partial<Handlers>,
  name: N,
  args: unknown,
  sender: WebContents,
): Promise<Result<Calls[N]['answer'], Failure>> {
  const parsed = v.safeParse(REQUESTS[name], args);
  if (!parsed.success)
    return err({ code: 'bad-request', path: v.getDotPath(parsed.issues[0]) ?? 'arguments' });
  return handlers[name]?.handle(parsed.output, sender) ?? err({ code: 'forbidden' });
}
