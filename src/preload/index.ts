import { contextBridge, ipcRenderer } from 'electron';
import { CALL_NAMES, CHANNEL, type Notice } from '../contract/contract.ts';

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
  return (...args) => ipcRenderer.invoke(CHANNEL, name, args);
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
