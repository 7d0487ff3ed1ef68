import type { BrowserWindow } from 'electron';
import { askRegularly } from './ask-regularly.ts';
import { killPage } from './kill-page.ts';
import { logPage } from '../log/log.ts';
import { ReloadPace } from './reload-pace.ts';

/** This load was replaced by another, which is watched instead. */
const ABORTED = -3;

/**
 * Keeps a window on its page without asking the user: no page loss loses data, because main has the game. A page that
 * died or hangs is loaded again. Walls stop most other pages (walls.ts), but Chromium shows an `about:` page without
 * asking. So anything else that the window shows, including an empty page of ours, is replaced.
 */
export function keepPage(window: BrowserWindow, page: string): void {
  const { webContents: contents } = window;
  const pace = new ReloadPace();
  let onItsWay = false;

  const load = (why: string, pause = 0): void => {
    onItsWay = true;
    logPage(`${why}: it is loaded again after ${String(pause)} ms.`);
    setTimeout(() => {
      onItsWay = false;
      if (window.isDestroyed()) return;
      // Load failures are handled below.
      contents.loadURL(page).catch(() => undefined);
    }, pause);
  };
  // A page that cannot be shown is retried after a pause, one that was left at once.
  const loadInTime = (why: string): void => {
    if (!onItsWay) load(why, pace.pauseAt(performance.now()));
  };
  const back = (from: string): void => {
    if (!onItsWay) load(`The window left its page (${from})`);
  };

  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') loadInTime(`The page of the lane is gone (${reason})`);
  });
  contents.on('did-navigate', (_event, url, code) => {
    if (url !== page) back(url);
    else if (code >= 400) loadInTime(`The page of the lane is not there (${String(code)})`);
  });
  contents.on('did-navigate-in-page', (_event, url, isMainFrame) => {
    if (isMainFrame && url !== page) back(url);
  });
  contents.on('did-fail-load', (_event, code, description, _url, isMainFrame) => {
    if (isMainFrame && code !== ABORTED) loadInTime(`The page of the lane was not loaded (${description})`);
  });
  contents.on('did-finish-load', () => {
    // Leaves nothing to go back to.
    if (contents.getURL() === page) contents.navigationHistory.clear();
  });
  const stop = askRegularly(contents, page, {
    hangs: () => {
      logPage('The page of the lane hangs: it is ended.');
      // Its end makes the code above load it again.
      killPage(contents);
    },
    left: (what) => {
      loadInTime(`The window shows something else (${what})`);
    },
  });
  window.once('closed', stop);
}
