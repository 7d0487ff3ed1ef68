import { BrowserWindow, type Rectangle, type WebContents } from 'electron';
import { CHANNEL, type Notice } from '../../contract/contract.ts';
import { OVERHEAD_PAGE } from './addresses.ts';
import { keepPage } from './keep-page.ts';
import { LOCKED } from './console-window.ts';
import { logPage, logTrouble } from '../log/log.ts';
import { isEnding } from './quit.ts';
import { ReloadPace } from './reload-pace.ts';
import { onceReady } from './show-window.ts';

/**
 * The overhead's window, with the board alone. It exists while it has a display, takes no key and no focus, and
 * mirrors main as the console does.
 */
export class OverheadWindow {
  readonly #touched: () => void;
  readonly #pace = new ReloadPace();
  #window: BrowserWindow | null = null;
  #area: Rectangle | null = null;

  /** `touched` is called when somebody presses here; the console then takes the focus. */
  constructor(touched: () => void) {
    this.#touched = touched;
  }

  /** The page while there is one, for checking the sender. */
  get contents(): WebContents | null {
    return this.#window?.webContents ?? null;
  }

  /** Sends a notice to the page, if there is one. */
  announce(notice: Notice): void {
    this.#window?.webContents.send(CHANNEL, notice);
  }

  /** Fills this display; null closes the window. */
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
      // The console always keeps the keyboard.
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
      // When the program quits, it closes the window; otherwise the page closed it, which it may not.
      if (isEnding() || this.#area === null) return;
      const pause = this.#pace.pauseAt(performance.now());
      logPage(`The board's window was closed by its page: it is opened again after ${String(pause)} ms.`);
      this.#open(this.#area, pause);
    });
    window.removeMenu();
    onceReady(window, () => {
      window.showInactive();
      fill(window, area);
    });
    // Only the settings turn this window off, not a wrong click.
    window.on('close', (event) => {
      event.preventDefault();
    });
    this.#leaveKeys(window);
    keepPage(window, OVERHEAD_PAGE);
    setTimeout(() => {
      if (!window.isDestroyed()) window.loadURL(OVERHEAD_PAGE).catch(logTrouble);
    }, pause);
  }

  /** No key reaches the page; after a press on it, or an unwanted focus, the console gets the focus. */
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
  // Windows does not move a full-screen window.
  window.setFullScreen(false);
  window.setBounds(area);
  window.setFullScreen(true);
}
