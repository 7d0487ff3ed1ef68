import { contextBridge, ipcRenderer } from 'electron';
// Not the whole contract: a sandboxed preload is read at the start of every window.
import { BRIDGE, CHANNEL } from '../contract/calls.ts';
import type { Failure, Notice } from '../contract/contract.ts';

/** Builds `window.lane` from the contract's names; every call goes through main's only door. */
const calls = Object.fromEntries(
  Object.entries(BRIDGE).map(([noun, verbs]) => [
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
      return { ok: false, error: failureOf(error) };
    }
  };
}

/** Main has no door yet, or it is ending; else a value cannot cross, such as a function: a wrong argument like any other. */
function failureOf(error: unknown): Failure {
  const isMains = error instanceof Error && error.message.startsWith('Error invoking remote method');
  return isMains ? { code: 'internal' } : { code: 'bad-request', path: 'arguments' };
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
