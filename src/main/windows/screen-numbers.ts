import { BrowserWindow, type Rectangle } from 'electron';
import { NUMBER_PAGE } from './addresses.ts';
import { SEALED } from './console-window.ts';
import { logTrouble } from '../log/log.ts';
import { onceReady } from './show-window.ts';

/** How long the numbers are shown, in milliseconds. */
const SHOWN = 3_000;

/** A number's height as a share of the display's. */
const PART = 0.4;

/**
 * Large numbers shown on the displays for a moment, above everything else. Their pages call nothing and take no
 * input.
 */
export class ScreenNumbers {
  #windows: readonly BrowserWindow[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Shows on each display its place in the list, from 1; another call starts over. */
  show(displays: readonly Rectangle[]): void {
    this.hide();
    this.#windows = displays.map((display, place) => shown(display, place + 1));
    this.#timer = setTimeout(() => {
      this.hide();
    }, SHOWN);
  }

  hide(): void {
    clearTimeout(this.#timer);
    for (const window of this.#windows) window.destroy();
    this.#windows = [];
  }
}

function shown(display: Rectangle, number: number): BrowserWindow {
  const side = Math.round(display.height * PART);
  const window = new BrowserWindow({
    x: display.x + Math.round((display.width - side) / 2),
    y: display.y + Math.round((display.height - side) / 2),
    width: side,
    height: side,
    frame: false,
    focusable: false,
    skipTaskbar: true,
    alwaysOnTop: true,
    show: false,
    backgroundColor: '#FFB81C',
    title: 'Headpin',
    // No bridge.
    webPreferences: SEALED,
  });
  onceReady(window, () => {
    window.showInactive();
  });
  // Closing before the load ends is not a failure.
  window.loadURL(`${NUMBER_PAGE}#${String(number)}`).catch((trouble: unknown) => {
    if (!window.isDestroyed()) logTrouble(trouble);
  });
  return window;
}
