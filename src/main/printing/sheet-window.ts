import type { BrowserWindow, WebContents } from 'electron';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { DrawnSheet, Failure, SheetOrder } from '../../contract/contract.ts';
import { SHEET_PAGE } from '../windows/addresses.ts';
import { gone } from '../windows/gone.ts';
import { inTime } from '../in-time.ts';

/** In ms, for drawing a sheet. */
const TIME_LIMIT = 20_000;

interface Job {
  readonly order: SheetOrder;
  readonly drawn: (sheet: DrawnSheet) => void;
}

/** Hidden windows that draw sheets: one per job, locked like the console's, closed when the job is done. */
export class SheetWindows {
  readonly #open: () => BrowserWindow;
  readonly #jobs = new Map<WebContents, Job>();

  /** `open` opens a hidden window. */
  constructor(open: () => BrowserWindow) {
    this.#open = open;
  }

  knows(sender: WebContents): boolean {
    return this.#jobs.has(sender);
  }

  /** What this page draws. Any other page is `forbidden`. */
  orderOf(sender: WebContents): Result<SheetOrder, Failure> {
    const job = this.#jobs.get(sender);
    return job === undefined ? err({ code: 'forbidden' }) : ok(job.order);
  }

  /** Notes that this page has drawn. Any other page is `forbidden`. */
  drawn(sender: WebContents, sheet: DrawnSheet): Result<null, Failure> {
    const job = this.#jobs.get(sender);
    if (job === undefined) return err({ code: 'forbidden' });
    job.drawn(sheet);
    return ok(null);
  }

  /**
   * Draws a sheet and passes its page to `use`, which has time limits of its own: a job already sent may come out,
   * even if the page dies. Fails with `sheet-failed` when the page cannot be drawn in time; the window is always
   * destroyed.
   */
  async draw<T>(
    order: SheetOrder,
    use: (contents: WebContents, drawn: DrawnSheet) => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> {
    const window = this.#open();
    const contents = window.webContents;
    try {
      const drawn = await inTime(Promise.race([gone(contents), this.#drawn(window, order)]), TIME_LIMIT);
      return drawn === null ? err({ code: 'sheet-failed' }) : await use(contents, drawn);
    } finally {
      this.#jobs.delete(contents);
      window.destroy();
    }
  }

  /** Resolves when the page reports that it has drawn, with null when it could not be loaded. */
  #drawn(window: BrowserWindow, order: SheetOrder): Promise<DrawnSheet | null> {
    return new Promise((resolve) => {
      this.#jobs.set(window.webContents, { order, drawn: resolve });
      window.loadURL(SHEET_PAGE).catch(() => {
        resolve(null);
      });
    });
  }
}
