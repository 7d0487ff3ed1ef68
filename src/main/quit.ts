import { app, webContents } from 'electron';
import { endPage } from './end-page.ts';

/** Asks the program to end. */
export function leave(): void {
  app.quit();
}

/** Ends the program, whoever asked for it, when this is done; `isHeld` says whether it would not end by itself. */
export function beforeQuit(last: () => Promise<unknown>, isHeld: () => boolean): void {
  // Every time, not once: a closed window asks by itself and once more as the last one, and each must wait.
  app.on('before-quit', (event) => {
    event.preventDefault();
    void last().finally(() => {
      // A page has nothing that main has not; one that is stopped would be left behind for ever.
      for (const contents of webContents.getAllWebContents()) endPage(contents);
      // Everything is saved and the folder let go: nothing is lost by ending at once.
      if (isHeld()) process.kill(process.pid, 'SIGKILL');
      app.exit(0);
    });
  });
}
