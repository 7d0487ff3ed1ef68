import type { BrowserWindow, WebContents } from 'electron';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, SheetOrder } from '../../contract/contract.ts';
import { SHEET_PAGE } from '../windows/addresses.ts';
import { gone } from '../windows/gone.ts';
import { inTime } from '../in-time.ts';

/** How long a sheet may take to be drawn, in ms. */
const TIME_LIMIT = 20_000;

interface Job {
  readonly order: SheetOrder;
  readonly drawn: () => void;
}

/** The hidden windows in which sheets are drawn: one a job, locked like the lane's, gone when the job is done. */
export class SheetWindows {
  readonly #open: () => BrowserWindow;
  readonly #jobs = new Map<WebContents, Job>();

  /** `open` opens a window that nobody sees. */
  constructor(open: () => BrowserWindow) {
    this.#open = open;
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
   * Draws a sheet and hands its page to `use`, which has limits of its own: what is sent to a printer may come out,
   * whatever becomes of the page. Fails with `sheet-failed` when the page cannot be drawn within the time limit; whatever
   * happens, the window is destroyed.
   */
  async draw<T>(
    order: SheetOrder,
    use: (contents: WebContents) => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> {
    const window = this.#open();
    const contents = window.webContents;
    try {
      const drawn = await inTime(Promise.race([gone(contents), this.#drawn(window, order)]), TIME_LIMIT);
      return drawn === null ? err({ code: 'sheet-failed' }) : await use(contents);
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
}
