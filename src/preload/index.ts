import { contextBridge, ipcRenderer } from 'electron';
import { CALLS, CHANNEL, type Notice } from '../contract/contract.ts';

/** Builds `window.lane` from the contract's list: every call goes through one door in main. */
const calls = Object.fromEntries(
  CALLS.map((name) => [
    name,
    (...args: readonly unknown[]): Promise<unknown> => ipcRenderer.invoke(CHANNEL, name, args),
  ]),
);

function listen(hear: (notice: Notice) => void): () => void {
  // The event itself stays here: it would hand the page the sender.
  const pass = (_event: unknown, notice: Notice): void => {
    hear(notice);
  };
  ipcRenderer.on(CHANNEL, pass);
  return () => {
    ipcRenderer.off(CHANNEL, pass);
  };
}

contextBridge.exposeInMainWorld('lane', Object.freeze({ ...calls, listen }));
