import { app, webContents } from 'electron';
import { killPage } from './kill-page.ts';

let ending = false;

/** Whether the program is about to end: its windows close, and stay closed. */
export function isEnding(): boolean {
  return ending;
}

/** Asks the program to end. */
export function leave(): void {
  app.quit();
}

/** Ends the program, whoever asked for it, when this is done; `isHeld` says whether it would not end by itself. */
export function beforeQuit(last: () => Promise<unknown>, isHeld: () => boolean): void {
  // Electron would quit with the last window; one that its page closed comes back (console-window.ts).
  app.on('window-all-closed', () => undefined);
  // Every time, not once: a closed window asks by itself and once more as the last one, and each must wait.
  app.on('before-quit', (event) => {
    event.preventDefault();
    ending = true;
    void last().finally(() => {
      // A page has nothing that main has not; one that is stopped would be left behind for ever.
      for (const contents of webContents.getAllWebContents()) killPage(contents);
      // Everything is saved and the folder let go: nothing is lost by ending at once.
      if (isHeld()) process.kill(process.pid, 'SIGKILL');
      app.exit(0);
    });
  });
}
