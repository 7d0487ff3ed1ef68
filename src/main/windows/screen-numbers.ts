import { BrowserWindow, type Rectangle } from 'electron';
import { NUMBER_PAGE } from './addresses.ts';
import { SEALED } from './console-window.ts';
import { logTrouble } from '../log/log.ts';

/** How long the numbers stand, in milliseconds. */
const SHOWN = 3_000;

/** The part of a display's height that its number takes. */
const PART = 0.4;

/** Large numbers that stand on the displays for a moment, over whatever is there. They call nothing and take nothing. */
export class ScreenNumbers {
  #windows: readonly BrowserWindow[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Shows each of these displays its place in the list, from 1; asked again, it begins anew. */
  show(displays: readonly Rectangle[]): void {
    this.#hide();
    this.#windows = displays.map((display, place) => shown(display, place + 1));
    this.#timer = setTimeout(() => {
      this.#hide();
    }, SHOWN);
  }

  #hide(): void {
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
    // It has no use for the bridge.
    webPreferences: SEALED,
  });
  window.once('ready-to-show', () => {
    if (!window.isDestroyed()) window.showInactive();
  });
  // Gone before it was loaded is no trouble.
  window.loadURL(`${NUMBER_PAGE}#${String(number)}`).catch((trouble: unknown) => {
    if (!window.isDestroyed()) logTrouble(trouble);
  });
  return window;
}
