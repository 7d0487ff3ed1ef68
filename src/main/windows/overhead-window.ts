import { BrowserWindow, type Rectangle, type WebContents } from 'electron';
import { CHANNEL, type Notice } from '../../contract/contract.ts';
import { OVERHEAD_PAGE } from './addresses.ts';
import { keepPage } from './keep-page.ts';
import { LOCKED } from './console-window.ts';
import { logTrouble } from '../log/log.ts';
import { isEnding } from './quit.ts';
import { ReloadPace } from './reload-pace.ts';

/**
 * The window on the screen above the lane: the board and nothing else. It is there while there is a display for it,
 * takes no key and no focus, and mirrors main as the lane's window does.
 */
export class OverheadWindow {
  readonly #touched: () => void;
  readonly #pace = new ReloadPace();
  #window: BrowserWindow | null = null;
  #area: Rectangle | null = null;

  /** `touched` is called when somebody presses on it: the keys belong to the console. */
  constructor(touched: () => void) {
    this.#touched = touched;
  }

  /** The page's contents while it is there, for who must know its sender. */
  get contents(): WebContents | null {
    return this.#window?.webContents ?? null;
  }

  /** Tells the page a fact; without a page nobody is told. */
  announce(notice: Notice): void {
    this.#window?.webContents.send(CHANNEL, notice);
  }

  /** Fills this display, or closes for null. */
  place(area: Rectangle | null): void {
    this.#area = area;
    if (area === null) this.#close();
    else if (this.#window === null) this.#open(area);
    else fill(this.#window, area);
  }

  #close(): void {
    const window = this.#window;
    this.#window = null;
    window?.destroy();
  }

  #open(area: Rectangle, pause = 0): void {
    const window = new BrowserWindow({
      ...area,
      frame: false,
      fullscreen: true,
      // The keyboard stays with the console, whatever happens up here.
      focusable: false,
      skipTaskbar: true,
      show: false,
      backgroundColor: '#0A0E12',
      title: 'Headpin',
      webPreferences: LOCKED,
    });
    this.#window = window;
    window.once('closed', () => {
      if (this.#window !== window) return;
      this.#window = null;
      // At the program's end it is closed for us; else its page closed it, which is not the page's to do.
      if (isEnding() || this.#area === null) return;
      const pause = this.#pace.pauseAt(performance.now());
      logTrouble(`The board's window was closed by its page: it is opened again after ${String(pause)} ms.`);
      this.#open(this.#area, pause);
    });
    window.removeMenu();
    window.once('ready-to-show', () => {
      if (window.isDestroyed()) return;
      window.showInactive();
      fill(window, area);
    });
    // Whoever has no use for it says so in the settings; a slip on a mouse does not.
    window.on('close', (event) => {
      event.preventDefault();
    });
    this.#leaveKeys(window);
    keepPage(window, OVERHEAD_PAGE);
    setTimeout(() => {
      if (!window.isDestroyed()) window.loadURL(OVERHEAD_PAGE).catch(logTrouble);
    }, pause);
  }

  /** No key reaches the page, and a press on it, or a focus that came all the same, goes to the console. */
  #leaveKeys(window: BrowserWindow): void {
    window.webContents.on('before-input-event', (event) => {
      event.preventDefault();
    });
    window.webContents.on('input-event', (_event, { type }) => {
      if (type === 'mouseDown' || type === 'touchStart') this.#touched();
    });
    window.on('focus', this.#touched);
  }
}

function fill(window: BrowserWindow, area: Rectangle): void {
  const { x, y, width, height } = window.getBounds();
  if (x === area.x && y === area.y && width === area.width && height === area.height) return;
  // Windows moves no window that fills a screen.
  window.setFullScreen(false);
  window.setBounds(area);
  window.setFullScreen(true);
}
