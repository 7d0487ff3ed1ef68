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
import { logTrouble } from '../log/log.ts';
import { isEnding } from './quit.ts';
import { ReloadPace } from './reload-pace.ts';

/** How every page of the program is born: isolated, sandboxed, without Node. */
export const SEALED: WebPreferences = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webviewTag: false,
  spellcheck: false,
  devTools: false,
  disableDialogs: true,
};

/** The same for the pages that speak with main. */
export const LOCKED: WebPreferences = {
  ...SEALED,
  preload: join(import.meta.dirname, '../preload/index.cjs'),
};

/** How the window is opened. */
export interface ConsoleWindowDeps {
  readonly windowed: boolean;
  /** A person who closes the window without being allowed to is told so, and it stays. */
  readonly mayClose: () => boolean;
  /** Called when the window is gone for good. */
  readonly gone: () => void;
}

/** The window with the board and the console. It mirrors main and may die and be reborn at any time. */
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
      // A lane without a window manager gets no full screen: the size fills it all the same.
      ...(this.#windowed ? { width: 1280, height: 800 } : (this.#area ?? screen.getPrimaryDisplay().bounds)),
      minWidth: 800,
      minHeight: 600,
      useContentSize: true,
      show: false,
      fullscreen: !this.#windowed,
      autoHideMenuBar: true,
      // The night theme's ground, so that nothing flashes white before the first paint.
      backgroundColor: '#0A0E12',
      title: 'Headpin',
      webPreferences: LOCKED,
    });
    window.removeMenu();
    window.once('ready-to-show', () => {
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

  /** A page can close its window without asking: who may not close it gets it back. */
  #reopen(): void {
    const pause = this.#pace.pauseAt(performance.now());
    logTrouble(
      `The window of the lane was closed by its page: it is opened again after ${String(pause)} ms.`,
    );
    this.#window = this.#made();
    if (this.#area !== null) this.standOn(this.#area);
    // The window is there at once, as others ask it; its page is what closes it.
    setTimeout(() => {
      if (!this.#window.isDestroyed()) this.open().catch(logTrouble);
    }, pause);
  }

  /** The page's contents, for who must know its sender or its printers. */
  get contents(): WebContents {
    return this.#window.webContents;
  }

  /** Loads the page; resolves when it has. */
  async open(): Promise<void> {
    await this.#window.loadURL(CONSOLE_PAGE);
  }

  /** Tells the page a fact; a page that is gone hears nothing, and main does not mind. */
  announce(notice: Notice): void {
    if (!this.#window.isDestroyed()) this.#window.webContents.send(CHANNEL, notice);
  }

  /** Brings the window before the person who tried to open a second one. */
  bringToFront(): void {
    // It may be gone already while what was asked for is still being saved.
    if (this.#window.isDestroyed()) return;
    if (this.#window.isMinimized()) this.#window.restore();
    this.#window.show();
    this.#window.focus();
  }

  /** Lets somebody look for a picture in the folders of this computer; null when they chose none. */
  async choosePicture(title: string, folder: string | undefined): Promise<string | null> {
    const { filePaths } = await dialog.showOpenDialog(this.#window, {
      title,
      ...(folder === undefined ? {} : { defaultPath: folder }),
      filters: [{ name: 'PNG, JPEG', extensions: ['png', 'jpg', 'jpeg', 'PNG', 'JPG', 'JPEG'] }],
      properties: ['openFile'],
    });
    return filePaths[0] ?? null;
  }

  /** Stands on this display: fills it, or keeps its size in the middle of it; a window that is there stays as it is. */
  standOn(area: Rectangle): void {
    this.#area = area;
    if (this.#window.isDestroyed()) return;
    const now = this.#window.getBounds();
    // Not Electron's nearest display: a window whose screen is gone is nearest to one, and on none.
    if (isOn(now, area)) return;
    const full = this.#window.isFullScreen();
    // Windows moves no window that fills a screen.
    if (full) this.#window.setFullScreen(false);
    this.#window.setBounds(full || !this.#windowed ? area : inTheMiddle(now, area));
    if (full) this.#window.setFullScreen(true);
  }

  /** Takes the keyboard, unless somebody put the window away. */
  takeKeys(): void {
    if (this.#window.isDestroyed()) return;
    if (this.#window.isVisible() && !this.#window.isMinimized()) this.#window.focus();
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

/** Whether the middle of the window is there. */
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
