import { join } from 'node:path';
import { BrowserWindow, screen, type WebContents, type WebPreferences } from 'electron';
import type { Notice } from '../preload/contract.ts';
import { CHANNEL } from '../preload/contract.ts';
import { keepAlive } from './keep-alive.ts';
import { LANE_PAGE } from './pages.ts';

/** How every page of the program is born: isolated, sandboxed, without Node. */
export const LOCKED: WebPreferences = {
  preload: join(import.meta.dirname, '../preload/index.cjs'),
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webviewTag: false,
  spellcheck: false,
};

/** How the window is opened. */
export interface LaneWindowOptions {
  readonly windowed: boolean;
}

/** The window with the board and the console. It mirrors main and may die and be reborn at any time. */
export class LaneWindow {
  readonly #window: BrowserWindow;

  constructor(options: LaneWindowOptions) {
    this.#window = new BrowserWindow({
      // A lane without a window manager gets no full screen: the size fills it all the same.
      ...(options.windowed ? { width: 1280, height: 800 } : screen.getPrimaryDisplay().bounds),
      minWidth: 800,
      minHeight: 600,
      useContentSize: true,
      show: false,
      fullscreen: !options.windowed,
      autoHideMenuBar: true,
      // The night theme's ground, so that nothing flashes white before the first paint.
      backgroundColor: '#0A0E12',
      title: 'Headpin',
      webPreferences: LOCKED,
    });
    this.#window.removeMenu();
    this.#window.once('ready-to-show', () => {
      this.#window.show();
    });
    keepAlive(this.#window);
  }

  /** The page's contents, for who must know its sender or its printers. */
  get contents(): WebContents {
    return this.#window.webContents;
  }

  /** Loads the page; resolves when it has. */
  async open(): Promise<void> {
    await this.#window.loadURL(LANE_PAGE);
  }

  /** Tells the page a fact; a page that is gone hears nothing, and main does not mind. */
  announce(notice: Notice): void {
    if (!this.#window.isDestroyed()) this.#window.webContents.send(CHANNEL, notice);
  }

  /** Brings the window before the person who tried to open a second one. */
  bringToFront(): void {
    if (this.#window.isMinimized()) this.#window.restore();
    this.#window.show();
    this.#window.focus();
  }

  /** Tells when the window is gone. */
  whenClosed(gone: () => void): void {
    this.#window.once('closed', gone);
  }

  /** Fills the screen or leaves it; answers what was asked for, as the window manager may take its time. */
  setFullScreen(on: boolean): boolean {
    this.#window.setFullScreen(on);
    return on;
  }

  get fullScreen(): boolean {
    return this.#window.isFullScreen();
  }
}
