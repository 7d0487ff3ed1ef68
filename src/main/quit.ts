import { app } from 'electron';

/** Asks the program to end. */
export function leave(): void {
  app.quit();
}

/** Ends the program, whoever asked for it, when this is done. */
export function beforeQuit(last: () => Promise<unknown>): void {
  // Every time, not once: a closed window asks by itself and once more as the last one, and each must wait.
  app.on('before-quit', (event) => {
    event.preventDefault();
    void last().finally(() => {
      app.exit(0);
    });
  });
}
