import type { PrinterInfo, WebContents } from 'electron';
import { err, ok, type Result } from '../../../core/line/result.ts';
import type { Failure, PrintJobState } from '../../../contract/contract.ts';
import { inTime } from '../../in-time.ts';
import { inMicrometres } from '../paper.ts';
import type { PrintJob, PrintService, SystemPrinter } from './print-service.ts';

/** How long an answer may take, in ms. */
const LOOKING = 5_000;
const SENDING = 15_000;

/** Printing through Electron, for operating systems without CUPS as their print service. */
export class ElectronService implements PrintService {
  readonly #contents: () => WebContents;
  #unanswered = 0;
  readonly newest = null;

  /** `contents` is the page that is asked for the printers. */
  constructor(contents: () => WebContents) {
    this.#contents = contents;
  }

  /** On exit, Chromium waits for its thread, which waits for the spooler. */
  get holdsProcess(): boolean {
    return this.#unanswered > 0;
  }

  async printers(): Promise<Result<readonly SystemPrinter[], Failure>> {
    const found = await this.#inTime(this.#contents().getPrintersAsync(), LOOKING);
    return found === null ? err({ code: 'print-silent', sent: false }) : ok(found.map(printerOf));
  }

  async print(contents: WebContents, job: PrintJob): Promise<Result<null, Failure>> {
    const answer = await this.#inTime(sent(contents, job), SENDING);
    return answer ?? err({ code: 'print-silent', sent: true });
  }

  /** Electron does not tell what becomes of a job. */
  look(): Promise<PrintJobState | null> {
    return Promise.resolve(null);
  }

  /** The answer, or null when the time was up first. */
  #inTime<T>(answer: Promise<T>, limit: number): Promise<T | null> {
    this.#unanswered += 1;
    const answered = answer.finally(() => {
      this.#unanswered -= 1;
    });
    return inTime(answered, limit);
  }
}

function sent(
  contents: WebContents,
  { printer, paper, length, copies }: PrintJob,
): Promise<Result<null, Failure>> {
  return new Promise((resolve) => {
    contents.print(
      {
        silent: true,
        ...(printer === null ? {} : { deviceName: printer }),
        pageSize: inMicrometres({ paper, length }),
        margins: { marginType: 'none' },
        printBackground: true,
        color: false,
        copies,
      },
      (done, reason) => {
        resolve(done ? ok(null) : err({ code: 'print-failed', detail: reason }));
      },
    );
  });
}

// macOS prints with CUPS, whose states these are (5: stopped); Windows reports none.
const STOPPED = '5';

function printerOf(printer: PrinterInfo): SystemPrinter {
  return {
    name: printer.name,
    label: printer.displayName,
    // Newer Electron versions no longer name the default printer.
    isDefault: 'isDefault' in printer && printer.isDefault === true,
    takesJobs: option(printer, 'printer-is-accepting-jobs') !== 'false',
    stopped: option(printer, 'printer-state') === STOPPED ? option(printer, 'printer-state-reasons') : null,
  };
}

/** A printer's option as text; empty when there is none. */
function option(printer: PrinterInfo, name: string): string {
  const options: unknown = printer.options;
  if (typeof options !== 'object' || options === null) return '';
  const value: unknown = Object.entries(options).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}
