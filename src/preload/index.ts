import { contextBridge, ipcRenderer } from 'electron';
import { CALL_NAMES, CHANNEL, type Failure, type Notice } from '../contract/contract.ts';

/** Builds `window.lane` from the contract's names; every call goes through main's only door. */
const calls = Object.fromEntries(
  Object.entries(CALL_NAMES).map(([noun, verbs]) => [
    noun,
    Object.freeze(
      Object.fromEntries(Object.keys(verbs).map((verb) => [verb, callTo(`${noun}.${verb}`)] as const)),
    ),
  ]),
);

function callTo(name: string): (...args: readonly unknown[]) => Promise<unknown> {
  return async (...args) => {
    try {
      return (await ipcRenderer.invoke(CHANNEL, name, args)) as unknown;
    } catch (error) {
      if (isMains(error)) throw error;
      // A value that cannot cross to main, such as a function, is refused like any other wrong argument.
      return { ok: false, error: { code: 'bad-request', path: 'arguments' } satisfies Failure };
    }
  };
}

/** Whether main heard the call: it has no door yet, or it is ending. */
function isMains(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Error invoking remote method');
}

function listen(hear: (notice: Notice) => void): () => void {
  // Keeps the event here, because it would expose the sender to the page.
  const pass = (_event: unknown, notice: Notice): void => {
    hear(notice);
  };
  ipcRenderer.on(CHANNEL, pass);
  return () => {
    ipcRenderer.off(CHANNEL, pass);
  };
}

contextBridge.exposeInMainWorld('lane', Object.freeze({ ...calls, listen }));
