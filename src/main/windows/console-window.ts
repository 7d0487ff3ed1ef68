import { join } from 'node:path';
import {
  BrowserWindow,
  dialog,
  screen,
  type Rectangle,
  type WebContents,
  type WebPreferences,
} from 'electron';
import type { Notice } from '../../contract/contract.ts';
import { CHANNEL } from '../../contract/contract.ts';
import { CONSOLE_PAGE } from './addresses.ts';
import { keepPage } from './keep-page.ts';
import { logPage, logTrouble } from '../log/log.ts';
import { isEnding } from './quit.ts';
import { ReloadPace } from './reload-pace.ts';
import { onceReady } from './show-window.ts';

/** Every page is isolated, sandboxed and without Node. */
export const SEALED: WebPreferences = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webviewTag: false,
  spellcheck: false,
  devTools: false,
  disableDialogs: true,
};

/** The same for pages that call main. */
export const LOCKED: WebPreferences = {
  ...SEALED,
  preload: join(import.meta.dirname, '../preload/index.cjs'),
};

export interface ConsoleWindowDeps {
  readonly windowed: boolean;
  /** Without permission to close, the user is notified and the window stays. */
  readonly mayClose: () => boolean;
  readonly gone: () => void;
}

/** The console's window. It mirrors main and may die and be replaced at any time. */
export class ConsoleWindow {
  readonly #windowed: boolean;
  readonly #mayClose: () => boolean;
  readonly #gone: () => void;
  readonly #pace = new ReloadPace();
  #window: BrowserWindow;
  #area: Rectangle | null = null;

  constructor(options: ConsoleWindowDeps) {
    this.#windowed = options.windowed;
    this.#mayClose = options.mayClose;
    this.#gone = options.gone;
    this.#window = this.#made();
  }

  #made(): BrowserWindow {
    const window = new BrowserWindow({
      // Without a window manager there is no full screen, so the size fills the display.
      ...(this.#windowed ? { width: 1280, height: 800 } : (this.#area ?? screen.getPrimaryDisplay().bounds)),
      minWidth: 800,
      minHeight: 600,
      useContentSize: true,
      show: false,
      fullscreen: !this.#windowed,
      autoHideMenuBar: true,
      // The night theme's background, so that nothing flashes white before the first paint.
      backgroundColor: '#0A0E12',
      title: 'Headpin',
      webPreferences: LOCKED,
    });
    window.removeMenu();
    onceReady(window, () => {
      window.show();
    });
    window.on('close', (event) => {
      if (this.#mayClose()) return;
      event.preventDefault();
      this.announce({ name: 'closeRefused', value: null });
    });
    window.once('closed', () => {
      if (isEnding() || this.#mayClose()) this.#gone();
      else this.#reopen();
    });
    keepPage(window, CONSOLE_PAGE);
    return window;
  }

  /** A page can close its own window; without permission it gets a new one. */
  #reopen(): void {
    const pause = this.#pace.pauseAt(performance.now());
    logPage(`The window of the lane was closed by its page: it is opened again after ${String(pause)} ms.`);
    this.#window = this.#made();
    if (this.#area !== null) this.standOn(this.#area);
    // The window is recreated at once, because others use it; its page is what closed.
    setTimeout(() => {
      if (!this.#window.isDestroyed()) this.open().catch(logTrouble);
    }, pause);
  }

  /** For checking the sender and listing printers. */
  get contents(): WebContents {
    return this.#window.webContents;
  }

  async open(): Promise<void> {
    await this.#window.loadURL(CONSOLE_PAGE);
  }

  /** Sends a notice to the page, if there is one. */
  announce(notice: Notice): void {
    if (!this.#window.isDestroyed()) this.#window.webContents.send(CHANNEL, notice);
  }

  /** Brings the window to the front for a user who started a second instance. */
  bringToFront(): void {
    // The window may be gone while requests are still being saved.
    if (this.#window.isDestroyed()) return;
    if (this.#window.isMinimized()) this.#window.restore();
    this.#window.show();
    this.#window.focus();
  }

  /** Opens a file dialog for a picture; null when it is cancelled. */
  async choosePicture(title: string, folder: string | undefined): Promise<string | null> {
    const { filePaths } = await dialog.showOpenDialog(this.#window, {
      title,
      ...(folder === undefined ? {} : { defaultPath: folder }),
      filters: [{ name: 'PNG, JPEG', extensions: ['png', 'jpg', 'jpeg', 'PNG', 'JPG', 'JPEG'] }],
      properties: ['openFile'],
    });
    return filePaths[0] ?? null;
  }

  /** Moves to this display and fills it, or is centred at its own size; a window already there stays. */
  standOn(area: Rectangle): void {
    this.#area = area;
    if (this.#window.isDestroyed()) return;
    const now = this.#window.getBounds();
    // Not Electron's nearest display: that also exists for a window whose screen is gone.
    if (isOn(now, area)) return;
    const full = this.#window.isFullScreen();
    // Windows does not move a full-screen window.
    if (full) this.#window.setFullScreen(false);
    this.#window.setBounds(full || !this.#windowed ? area : inTheMiddle(now, area));
    if (full) this.#window.setFullScreen(true);
  }

  /** Takes the keyboard focus unless the window is minimised. */
  takeKeys(): void {
    if (this.#window.isDestroyed()) return;
    if (this.#window.isVisible() && !this.#window.isMinimized()) this.#window.focus();
  }

  /** Enters or leaves full screen; returns the requested state, because a window manager may take its time. */
  setFullScreen(on: boolean): boolean {
    this.#window.setFullScreen(on);
    return on;
  }

  get fullScreen(): boolean {
    return this.#window.isFullScreen();
  }
}

/** Whether the window's centre is in this area. */
function isOn(window: Rectangle, area: Rectangle): boolean {
  const across = window.x + window.width / 2 - area.x;
  const down = window.y + window.height / 2 - area.y;
  return across >= 0 && across < area.width && down >= 0 && down < area.height;
}

function inTheMiddle(of: Rectangle, area: Rectangle): Rectangle {
  const width = Math.min(of.width, area.width);
  const height = Math.min(of.height, area.height);
  const x = area.x + Math.round((area.width - width) / 2);
  const y = area.y + Math.round((area.height - height) / 2);
  return { x, y, width, height };
}
