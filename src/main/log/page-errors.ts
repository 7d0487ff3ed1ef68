import { app } from 'electron';
import { logPage } from './log.ts';

/** Chromium's level of an error. */
const ERROR = 3;
/** The most errors of a page that are logged; more tell nothing new. */
const MOST = 20;

/** Logs the errors that pages write to their consoles (`src/renderer/page-errors.ts`), from now on. */
export function logPageErrors(): void {
  app.on('web-contents-created', (_event, contents) => {
    let left = MOST;
    // Electron 33 has no other form of this.
    contents.on('console-message', (_details, level, message) => {
      if (level < ERROR || left === 0) return;
      left -= 1;
      logPage(`${new URL(contents.getURL() || 'about:blank').pathname}: ${message}`);
    });
  });
}
