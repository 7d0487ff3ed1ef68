import type { BrowserWindow } from 'electron';

/** Milliseconds from the loaded page to a window that is shown although nothing has painted it. */
const LATEST = 1_000;

/**
 * Calls `show` once, when a hidden window is painted. Chromium sometimes draws no frame of a hidden window on Linux, and
 * then draws it once it is shown (electron/electron#7779): so it is shown soon after its page has loaded in any case.
 */
export function onceReady(window: BrowserWindow, show: () => void): void {
  let isShown = false;
  const showOnce = (): void => {
    if (isShown || window.isDestroyed()) return;
    isShown = true;
    show();
  };
  window.once('ready-to-show', showOnce);
  window.webContents.once('did-finish-load', () => {
    setTimeout(showOnce, LATEST);
  });
}
