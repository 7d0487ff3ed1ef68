// @ts-check
/** Runs in the program that `npm run dev` opens, before its own main, and nowhere else. */
import { watchFile } from 'node:fs';
import { app, webContents } from 'electron';

/**
 * Loads every page anew whenever this file is written, and says in the terminal what the pages say in their consoles.
 * @param {string} stamp
 */
export function reloadWhenWritten(stamp) {
  watchFile(stamp, { interval: 200 }, () => {
    for (const contents of webContents.getAllWebContents()) contents.reloadIgnoringCache();
  });
  app.on('web-contents-created', (_event, contents) => {
    // The older Electron gives the text as an argument of its own.
    contents.on('console-message', (details, _level, message) => {
      console.log(`page: ${details.message ?? message}`);
    });
  });
}
