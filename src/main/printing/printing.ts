import { err, ok, type Result } from '../../core/line/result.ts';
import type {
  Failure,
  Paper,
  PdfOrder,
  SavePlace,
  PreviewOrder,
  PrinterInfo,
  PrintJobState,
  PrintOrder,
  SavedFile,
  RecoverySheetOrder,
  RecoverySubject,
  SheetOrder,
  SheetSubject,
  SubjectSheetOrder,
} from '../../contract/contract.ts';
import type { ExportFolder } from '../exports/export-folder.ts';
import { sheetPdfName } from './pdf-name.ts';
import type { PrintService, SentJob, SystemPrinter } from './service/print-service.ts';
import { log } from '../log/log.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import { pdfOf } from './sheet-pdf.ts';
import type { SheetWindows } from './sheet-window.ts';

export interface PrintingDeps {
  readonly sheets: SheetWindows;
  readonly folder: ExportFolder;
  readonly service: PrintService;
  readonly sheetOf: (what: SheetSubject, paper: Paper) => Promise<Result<SubjectSheetOrder, Failure>>;
  readonly recoverySheet: (what: RecoverySubject, paper: Paper) => RecoverySheetOrder;
  /** The sheets of several games in one document. */
  readonly sheetsOf: (gameIds: readonly string[], paper: Paper) => Promise<Result<SheetOrder, Failure>>;
}

/** Prints games and saves PDF files. Print jobs run one after another, PDFs likewise; neither waits for the other. */
export class Printing {
  readonly #deps: PrintingDeps;
  readonly #prints = new OneAtATime();
  readonly #pdfs = new OneAtATime();
  #underWay = 0;

  constructor(deps: PrintingDeps) {
    this.#deps = deps;
  }

  get sheets(): SheetWindows {
    return this.#deps.sheets;
  }

  /** Whether a silent print job would keep the process from ending. */
  get holdsProcess(): boolean {
    return this.#deps.service.holdsProcess;
  }

  /** Whether something is printed or made into a PDF. */
  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  /** The system's printers, perhaps none. Fails with `print-silent`, `print-failed`. */
  async printers(): Promise<Result<readonly PrinterInfo[], Failure>> {
    const printers = await this.#deps.service.printers();
    return printers.ok ? ok(printerInfos(printers.value)) : printers;
  }

  /**
   * Prints a sheet. Answers the job, whose state `look` then knows, or null where the print service does not tell. Fails
   * with `no-printer`, `print-failed`, `print-silent`, `sheet-failed`, `no-such-game`.
   */
  async send(order: PrintOrder): Promise<Result<SentJob | null, Failure>> {
    const { kind: what } = order.what;
    const printed = await this.#print(order);
    if (printed.ok) log('printed', { what, copies: order.copies });
    else log('print-failed', { what, why: printed.error.code });
    return printed;
  }

  #print({ what, paper, printer, copies }: PrintOrder): Promise<Result<SentJob | null, Failure>> {
    const { service, sheetOf, recoverySheet, sheets } = this.#deps;
    return this.#counted(this.#prints, async () => {
      const printers = await service.printers();
      if (!printers.ok) return printers;
      const chosen = choosePrinter(printers.value, printer);
      if (!chosen.ok) return chosen;
      const sheet = what.kind === 'recovery' ? ok(recoverySheet(what, paper)) : await sheetOf(what, paper);
      if (!sheet.ok) return sheet;
      const job = { printer: chosen.value, paper, copies };
      return sheets.draw(sheet.value, async (contents, drawn) => {
        const sent = await service.print(contents, { ...job, ...drawn });
        return sent.ok ? ok(service.newest) : sent;
      });
    });
  }

  /** How far a job is, else the newest one; null before the first one, and where the print service does not tell. */
  look(job?: SentJob): Promise<PrintJobState | null> {
    return this.#deps.service.look(job);
  }

  /** What a sheet's window would draw. Fails with `no-such-game`. */
  preview({ what, paper }: PreviewOrder): Promise<Result<SheetOrder, Failure>> {
    return this.#deps.sheetOf(what, paper);
  }

  pdfPlace(): Promise<SavePlace> {
    return this.#deps.folder.place();
  }

  /** Saves a sheet as PDF. Fails with `not-saved`, `sheet-failed`, `no-such-game`. */
  savePdf({ what, paper }: PdfOrder): Promise<Result<SavedFile, Failure>> {
    return this.#counted(this.#pdfs, async () => {
      const sheet = await this.#deps.sheetOf(what, paper);
      if (!sheet.ok) return sheet;
      const pdf = await this.#deps.sheets.draw(sheet.value, (contents, { length }) =>
        pdfOf(contents, { paper, length }),
      );
      if (!pdf.ok) return pdf;
      const saved = await this.#deps.folder.save(sheetPdfName(sheet.value), pdf.value);
      return saved.ok ? saved : err({ code: 'not-saved', trouble: saved.error });
    });
  }

  /** The sheets of several games as one PDF, which is not saved. Fails with `sheet-failed`, `no-such-game`. */
  pdfOfGames(gameIds: readonly string[], paper: Paper): Promise<Result<Uint8Array, Failure>> {
    return this.#counted(this.#pdfs, async () => {
      const sheets = await this.#deps.sheetsOf(gameIds, paper);
      if (!sheets.ok) return sheets;
      return this.#deps.sheets.draw(sheets.value, (contents, { length }) =>
        pdfOf(contents, { paper, length }),
      );
    });
  }

  /** Lets no PDF be made until this work is done, which waits for those under way: it changes what a PDF shows. */
  withoutPdfs<T>(work: () => Promise<T>): Promise<T> {
    return this.#pdfs.run(work);
  }

  async #counted<T>(queue: OneAtATime, task: () => Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await queue.run(task);
    } finally {
      this.#underWay -= 1;
    }
  }
}

/** The printers as the window shows them. */
export function printerInfos(printers: readonly SystemPrinter[]): readonly PrinterInfo[] {
  return printers.map(({ name, label, isDefault }) => ({
    name,
    label: label === '' ? name : label,
    isDefault,
  }));
}

/**
 * The printer to use: the named one, else the system's default, else the only one; null leaves it to the system.
 * Refuses with `no-printer` when there is none or the named one is gone, and with `print-failed` and the print
 * system's reason when it takes no jobs: a job sent now would come out later.
 */
export function choosePrinter(
  printers: readonly SystemPrinter[],
  name: string | null,
): Result<string | null, Failure> {
  const [first, ...others] = printers;
  if (first === undefined) return err({ code: 'no-printer' });
  if (name !== null) {
    const named = printers.find((printer) => printer.name === name);
    return named === undefined ? err({ code: 'no-printer' }) : ready(named);
  }
  const usual = printers.find(({ isDefault }) => isDefault) ?? (others.length === 0 ? first : undefined);
  return usual === undefined ? ok(null) : ready(usual);
}

function ready({ name, takesJobs, stopped }: SystemPrinter): Result<string, Failure> {
  if (!takesJobs) return refused(name, 'not-accepting-jobs');
  return stopped === null ? ok(name) : refused(name, stopped);
}

/** `reason` is a print system keyword: `paused`, `media-empty-error`. */
function refused(name: string, reason: string): Result<never, Failure> {
  return err({ code: 'print-failed', detail: `${name}: ${reason}` });
}
