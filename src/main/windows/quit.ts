import { app, webContents } from 'electron';
import { inTime } from '../in-time.ts';
import { logTrouble } from '../log/log.ts';
import { killPage } from './kill-page.ts';

/** In milliseconds: what is still open after it hangs, and everything shown is saved. */
const LONGEST_END = 5_000;

/** How the open data folder is closed. */
export interface Closing {
  /** Resolves once everything is saved and the folder is free. */
  readonly last: () => Promise<unknown>;
  /** Whether something would keep the process from ending. */
  readonly isHeld: () => boolean;
}

let ending = false;
let isOver = false;
let closing: Closing | null = null;
/** Resolves once the folder is closed; null while it is open. */
let closed: Promise<unknown> | null = null;
/** The last action of the process; returns the exit code. */
let atTheEnd = (): number => 0;

/** Whether the program is quitting: windows close and stay closed. */
export function isEnding(): boolean {
  return ending;
}

/** Quits the program. */
export function leave(): void {
  app.quit();
}

/**
 * Quits, then calls `next` once everything is saved and the folder is free. `next` starts another program and returns
 * the exit code.
 */
export function leaveFor(next: () => number): void {
  atTheEnd = next;
  app.quit();
}

/** Closes the folder before every quit, whatever caused it. */
export function beforeQuit(folder: Closing): void {
  const isFirst = closing === null;
  [closing, closed] = [folder, null];
  if (isFirst) closeAtQuit();
}

/** Closes the folder without quitting. Whoever calls, it is closed once. */
export async function closeFolder(): Promise<void> {
  closed ??= closing?.last() ?? null;
  await closed;
}

/** Whether the folder is being closed, or is closed. */
export function isClosing(): boolean {
  return closed !== null;
}

function closeAtQuit(): void {
  // Electron would quit with the last window; one closed by its page comes back (console-window.ts).
  app.on('window-all-closed', () => undefined);
  // Not `once`: Electron sends this for a closed window and again for the last one, and both must wait.
  app.on('before-quit', (event) => {
    event.preventDefault();
    ending = true;
    void inTime(closeFolder(), LONGEST_END)
      .catch(logTrouble)
      .finally(() => {
        exitNow();
      });
  });
}

/**
 * Ends the process, without closing what is still open.
 * @param last its last action, which returns the exit code
 */
export function exitNow(last = atTheEnd): void {
  if (isOver) return;
  isOver = true;
  // Kills all pages. Main has their state, and a stopped page process would stay behind.
  for (const contents of webContents.getAllWebContents()) killPage(contents);
  const code = last();
  // Every shown ball is saved, so ending at once loses nothing.
  if (closing?.isHeld() === true) process.kill(process.pid, 'SIGKILL');
  app.exit(code);
}
