import { BrowserWindow, type WebContents } from 'electron';
import { err, ok, type Result } from '../core/result.ts';
import type { Failure, SheetOrder } from '../preload/contract.ts';
import { LOCKED } from './lane-window.ts';
import { SHEET_PAGE } from './pages.ts';

/** How long a sheet may take to be drawn, and then to be printed, in ms. */
const TIME_LIMIT = 20_000;

interface Job {
  readonly order: SheetOrder;
  readonly drawn: () => void;
}

/** The hidden windows in which sheets are drawn: one a job, locked like the lane's, gone when the job is done. */
export class SheetWindows {
  readonly #timeLimit: number;
  readonly #jobs = new Map<WebContents, Job>();

  constructor(timeLimit = TIME_LIMIT) {
    this.#timeLimit = timeLimit;
  }

  /** Whether this page is one of ours. */
  knows(sender: WebContents): boolean {
    return this.#jobs.has(sender);
  }

  /** What this page is to draw. Any other page is `forbidden`. */
  orderOf(sender: WebContents): Result<SheetOrder, Failure> {
    const job = this.#jobs.get(sender);
    return job === undefined ? err({ code: 'forbidden' }) : ok(job.order);
  }

  /** This page has drawn. Any other page is `forbidden`. */
  drawn(sender: WebContents): Result<null, Failure> {
    const job = this.#jobs.get(sender);
    if (job === undefined) return err({ code: 'forbidden' });
    job.drawn();
    return ok(null);
  }

  /**
   * Draws a sheet and hands its page to `use`. Fails with `sheet-failed` when the page dies, cannot be drawn or is
   * not used within the time limit; whatever happens, the window is destroyed.
   */
  async draw<T>(
    order: SheetOrder,
    use: (contents: WebContents) => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> {
    const window = new BrowserWindow({ show: false, title: 'Headpin', webPreferences: LOCKED });
    const contents = window.webContents;
    const died = new Promise<null>((resolve) => {
      const end = (): void => {
        resolve(null);
      };
      contents.once('render-process-gone', end);
      // A page that closes its window takes the sheet with it.
      contents.once('destroyed', end);
    });
    try {
      const drawn = await this.#inTime(died, this.#drawn(window, order));
      if (drawn === null) return err({ code: 'sheet-failed' });
      return (await this.#inTime(died, use(contents))) ?? err({ code: 'sheet-failed' });
    } finally {
      this.#jobs.delete(contents);
      window.destroy();
    }
  }

  /** Resolves when the page has said that it has drawn, or with null when it could not even be loaded. */
  #drawn(window: BrowserWindow, order: SheetOrder): Promise<true | null> {
    return new Promise((resolve) => {
      const drawn = (): void => {
        resolve(true);
      };
      this.#jobs.set(window.webContents, { order, drawn });
      window.loadURL(SHEET_PAGE).catch(() => {
        resolve(null);
      });
    });
  }

  /** The work's answer; null when the page died or the time was up first. */
  async #inTime<T>(died: Promise<null>, work: Promise<T>): Promise<T | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        resolve(null);
      }, this.#timeLimit);
    });
    try {
      return await Promise.race([work, died, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
