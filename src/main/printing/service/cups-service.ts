import type { WebContents } from 'electron';
import { err, ok, type Result } from '../../../core/line/result.ts';
import type { Failure, PrintJobState } from '../../../contract/contract.ts';
import type { CupsAddress } from './cups-address.ts';
import { exchange, type NoAnswer } from './cups-exchange.ts';
import { ippAnswer, ippRequest, type IppAnswer, type IppGroup, type IppRequest } from './ipp.ts';
import type { SheetPaper } from '../paper.ts';
import { jobRequest, jobStateOf, printerRequest } from './job-state.ts';
import { mediaFor } from './media.ts';
import type { PrintJob, PrintService, SentJob, SystemPrinter } from './print-service.ts';

const FIRST_FAILURE = 0x0400;
const NOT_FOUND = 0x0406;
// Printer states: 3 idle, 4 busy, 5 stopped.
const STOPPED = 5;

/** How long an answer may take, in ms. */
export interface TimeLimits {
  readonly look: number;
  readonly send: number;
}
const TIME_LIMITS: TimeLimits = { look: 5_000, send: 10_000 };

export interface CupsServiceDeps {
  readonly address: () => Promise<CupsAddress | null>;
  readonly user: string;
  /** The page as a PDF of this size, the format that CUPS prints. */
  readonly pdfOf: (contents: WebContents, paper: SheetPaper) => Promise<Result<Uint8Array, Failure>>;
  readonly limits?: TimeLimits;
}

/**
 * The print service of Linux, called directly. Electron calls it through GTK, which waits in the main thread without
 * a limit: a silent service would stop scoring, and no timer of ours would run.
 */
export class CupsService implements PrintService {
  readonly #options: CupsServiceDeps;
  readonly #limits: TimeLimits;
  /** Each printer's path for jobs. */
  readonly #paths = new Map<string, string>();
  /** The papers that each printer says it has. */
  readonly #media = new Map<string, readonly string[]>();
  #newest: SentJob | null = null;
  readonly holdsProcess = false;

  constructor(options: CupsServiceDeps) {
    this.#options = options;
    this.#limits = options.limits ?? TIME_LIMITS;
  }

  async printers(): Promise<Result<readonly SystemPrinter[], Failure>> {
    const address = await this.#options.address();
    if (address === null) return ok([]);
    const [found, usual] = await Promise.all([
      this.#look(address, {
        operation: 'getPrinters',
        about: [{ name: 'requested-attributes', tag: 'keyword', values: ASKED }],
        job: [],
      }),
      this.#look(address, {
        operation: 'getDefault',
        about: [{ name: 'requested-attributes', tag: 'keyword', values: ['printer-name'] }],
        job: [],
      }),
    ]);
    // Nothing listens: no printers.
    if (!found.ok) return found.error.why === 'nobody' ? ok([]) : err(failureOf(found.error, false));
    const answer = found.value;
    if (answer.status === NOT_FOUND) return ok([]);
    if (answer.status >= FIRST_FAILURE) return err(refusedWith(answer.status));
    const usualName = usual.ok ? textIn(usual.value.groups[0], 'printer-name') : '';
    this.#paths.clear();
    this.#media.clear();
    for (const printer of answer.groups) {
      const name = textIn(printer, 'printer-name');
      this.#paths.set(name, pathOf(printer));
      this.#media.set(name, (printer.get('media-supported') ?? []).map(String));
    }
    return ok(answer.groups.map((group) => printerOf(group, usualName)));
  }

  async print(contents: WebContents, job: PrintJob): Promise<Result<null, Failure>> {
    const title = contents.getTitle();
    // Before the PDF is made: nothing is ever printed on another paper.
    if (this.#mediaFor(job) === null) return err(noSuchPaper(job));
    const pdf = await this.#options.pdfOf(contents, job);
    return pdf.ok ? this.send(pdf.value, title, job) : pdf;
  }

  /** Sends a PDF to a printer that `printers` has listed. */
  async send(pdf: Uint8Array, title: string, job: PrintJob): Promise<Result<null, Failure>> {
    const address = await this.#options.address();
    const name = job.printer ?? first(this.#paths.keys());
    const path = name === undefined ? undefined : this.#paths.get(name);
    if (address === null || name === undefined || path === undefined) return err({ code: 'no-printer' });
    const media = this.#mediaFor(job);
    if (media === null) return err(noSuchPaper(job));
    const head = ippRequest(printRequest({ ...job, media }, path, title, this.#options.user));
    const sent = await exchange(address, path, Buffer.concat([head, pdf]), this.#limits.send);
    if (!sent.ok) return err(failureOf(sent.error, true));
    const answer = ippAnswer(sent.value);
    const status = answer?.status ?? FIRST_FAILURE;
    if (status >= FIRST_FAILURE) return err(refusedWith(status, job.printer));
    const id = answer?.groups[0]?.get('job-id')?.[0];
    this.#newest = typeof id === 'number' ? { id, path, printer: name, pages: job.pages * job.copies } : null;
    return ok(null);
  }

  get newest(): SentJob | null {
    return this.#newest;
  }

  async look(job: SentJob | null = this.#newest): Promise<PrintJobState | null> {
    const address = await this.#options.address();
    if (job === null || address === null) return null;
    const found = await this.#look(address, jobRequest(job, this.#options.user));
    if (!found.ok || found.value.status >= FIRST_FAILURE) return null;
    const printer = await this.#look(address, printerRequest(job));
    return jobStateOf(job, found.value.groups[0], printer.ok ? printer.value.groups[0] : undefined);
  }

  #mediaFor(job: PrintJob): string | null {
    const name = job.printer ?? first(this.#paths.keys());
    return mediaFor((name === undefined ? undefined : this.#media.get(name)) ?? [], job);
  }

  async #look(address: CupsAddress, asked: IppRequest): Promise<Result<IppAnswer, NoAnswer>> {
    const heard = await exchange(address, '/', ippRequest(asked), this.#limits.look);
    if (!heard.ok) return heard;
    const answer = ippAnswer(heard.value);
    return answer === null ? err({ why: 'bad', detail: 'no answer of a print service' }) : ok(answer);
  }
}

const ASKED = [
  'printer-name',
  'printer-info',
  'printer-uri-supported',
  'printer-state',
  'printer-state-reasons',
  'printer-is-accepting-jobs',
  'media-supported',
];

function printerOf(group: IppGroup, usual: string): SystemPrinter {
  const name = textIn(group, 'printer-name');
  return {
    name,
    label: textIn(group, 'printer-info'),
    isDefault: name === usual,
    takesJobs: group.get('printer-is-accepting-jobs')?.[0] !== false,
    stopped:
      group.get('printer-state')?.[0] === STOPPED
        ? (group.get('printer-state-reasons') ?? []).join(', ')
        : null,
  };
}

function first<T>(values: Iterable<T>): T | undefined {
  for (const value of values) return value;
  return undefined;
}

function textIn(group: IppGroup | undefined, name: string): string {
  return String(group?.get(name)?.[0] ?? '');
}

/** The path for a printer's jobs; a printer class has another one than a printer. */
function pathOf(group: IppGroup): string {
  const plain = `/printers/${encodeURIComponent(textIn(group, 'printer-name'))}`;
  const address = textIn(group, 'printer-uri-supported');
  // Some services put a space in it, which no request may contain.
  const path = /^ipps?:/u.test(address) && URL.canParse(address) ? new URL(address).pathname : '';
  return path.length > 1 ? path : plain;
}

function printRequest(
  { media, copies }: PrintJob & { readonly media: string },
  path: string,
  title: string,
  user: string,
): IppRequest {
  return {
    operation: 'printJob',
    about: [
      { name: 'printer-uri', tag: 'uri', values: [`ipp://localhost${path}`] },
      { name: 'requesting-user-name', tag: 'name', values: [user] },
      { name: 'job-name', tag: 'name', values: [title] },
      { name: 'document-format', tag: 'mimeType', values: ['application/pdf'] },
    ],
    job: [
      { name: 'copies', tag: 'integer', values: [copies] },
      // Always given: with the queue's default, a sheet could be cut off.
      { name: 'media', tag: 'keyword', values: [media] },
      { name: 'print-scaling', tag: 'keyword', values: ['none'] },
      { name: 'sides', tag: 'keyword', values: ['one-sided'] },
      { name: 'print-color-mode', tag: 'keyword', values: ['monochrome'] },
    ],
  };
}

function failureOf(none: NoAnswer, sent: boolean): Failure {
  switch (none.why) {
    case 'nobody':
      return { code: 'no-printer' };
    case 'silent':
      return { code: 'print-silent', sent };
    case 'bad':
      return { code: 'print-failed', detail: none.detail };
  }
}

function noSuchPaper({ paper, length }: PrintJob): Failure {
  return { code: 'no-such-paper', paper, length };
}

function refusedWith(status: number, printer: string | null = null): Failure {
  const reason = `IPP 0x${status.toString(16).padStart(4, '0')}`;
  return { code: 'print-failed', detail: printer === null ? reason : `${printer}: ${reason}` };
}
