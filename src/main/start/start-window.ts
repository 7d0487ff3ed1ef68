import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, BrowserWindow, screen, session } from 'electron';
import { LOCKED } from '../windows/console-window.ts';
import { keepPage } from '../windows/keep-page.ts';
import { servePages } from '../windows/pages.ts';
import { raiseWalls } from '../windows/walls.ts';
import { startedWell } from './starts.ts';
import { onceReady } from '../windows/show-window.ts';

/**
 * A window for staff before the data folder is ours, with a session of its own. The caller loads the page, and destroys
 * the window; it is shown once it is painted.
 */
export async function startWindow(page: string, windowed: boolean): Promise<BrowserWindow> {
  // Chromium's own files must not go to a folder that may be another PC's.
  app.setPath('sessionData', join(tmpdir(), `headpin-${String(process.pid)}`));
  // This window closes before the console opens, which must not end the program.
  app.on('window-all-closed', () => undefined);
  await app.whenReady();
  const own = session.fromPartition(page);
  raiseWalls(own);
  await servePages(own);
  const window = new BrowserWindow({
    ...(windowed ? { width: 1280, height: 800 } : screen.getPrimaryDisplay().bounds),
    fullscreen: !windowed,
    useContentSize: true,
    show: false,
    backgroundColor: '#0A0E12',
    title: 'Headpin',
    webPreferences: { ...LOCKED, session: own },
  });
  window.removeMenu();
  onceReady(window, () => {
    window.show();
    startedWell();
  });
  keepPage(window, page);
  return window;
}
