// @ts-check
/** Runs only in the program of `npm run dev`, before main. */
import { watchFile } from 'node:fs';
import { app, webContents } from 'electron';

/**
 * Reloads every page whenever this file is written, and prints the pages' console messages in the terminal.
 * @param {string} stamp
 */
export function reloadWhenWritten(stamp) {
  watchFile(stamp, { interval: 200 }, () => {
    for (const contents of webContents.getAllWebContents()) contents.reloadIgnoringCache();
  });
  app.on('web-contents-created', (_event, contents) => {
    // The older Electron passes the text as a separate argument.
    contents.on('console-message', (details, _level, message) => {
      console.log(`page: ${details.message ?? message}`);
    });
  });
}
