import type { WebContents } from 'electron';
import { err, ok, type Result } from '../core/result.ts';
import type {
  Failure,
  Paper,
  PdfOrder,
  PrinterInfo,
  PrintOrder,
  SavedPdf,
  SheetOrder,
} from '../preload/contract.ts';
import type { ExportFolder } from './export-folder.ts';
import { inInches, inMicrometres } from './paper.ts';
import { BLANK_PDF_NAME, pdfName } from './pdf-name.ts';
import { choosePrinter, printerInfos } from './printers.ts';
import { OneAtATime } from './saves/one-at-a-time.ts';
import type { SheetWindows } from './sheet-window.ts';

/** What printing needs from the rest of main. */
export interface PrintingOptions {
  readonly sheets: SheetWindows;
  readonly folder: ExportFolder;
  /** The lane's page, whose printers are asked for. */
  readonly contents: () => WebContents;
  /** What the sheet shows. */
  readonly sheetOf: (what: PrintOrder['what'], paper: Paper) => Promise<Result<SheetOrder, Failure>>;
}

/** Puts games on paper and into PDF files, one after another. */
export class Printing {
  readonly #options: PrintingOptions;
  readonly #jobs = new OneAtATime();

  constructor(options: PrintingOptions) {
    this.#options = options;
  }

  /** The system's printers; none is an answer, not a failure. */
  async printers(): Promise<Result<readonly PrinterInfo[], Failure>> {
    return ok(printerInfos(await this.#options.contents().getPrintersAsync()));
  }

  /** Prints a sheet. Fails with `no-printer`, `print-failed`, `sheet-failed`, `no-such-game`. */
  print(order: PrintOrder): Promise<Result<null, Failure>> {
    return this.#jobs.run(async () => {
      const printer = choosePrinter(await this.#options.contents().getPrintersAsync(), order.printer);
      if (!printer.ok) return printer;
      const sheet = await this.#options.sheetOf(order.what, order.paper);
      if (!sheet.ok) return sheet;
      return this.#options.sheets.draw(sheet.value, (contents) => send(contents, order, printer.value));
    });
  }

  /** Saves a sheet as PDF. Fails with `not-saved`, `sheet-failed`, `no-such-game`. */
  savePdf(order: PdfOrder): Promise<Result<SavedPdf, Failure>> {
    return this.#jobs.run(async () => {
      const sheet = await this.#options.sheetOf(order.what, order.paper);
      if (!sheet.ok) return sheet;
      const pdf = await this.#options.sheets.draw(sheet.value, (contents) => pdfOf(contents, order.paper));
      if (!pdf.ok) return pdf;
      const saved = await this.#options.folder.save(nameOf(sheet.value), pdf.value);
      return saved.ok ? saved : err({ code: 'not-saved', trouble: saved.error });
    });
  }
}

function nameOf(sheet: SheetOrder): string {
  return sheet.kind === 'game' ? pdfName(sheet.game.setup) : BLANK_PDF_NAME;
}

function send(
  contents: WebContents,
  order: PrintOrder,
  printer: string | null,
): Promise<Result<null, Failure>> {
  return new Promise((resolve) => {
    contents.print(
      {
        silent: true,
        ...(printer === null ? {} : { deviceName: printer }),
        pageSize: inMicrometres(order.paper),
        margins: { marginType: 'none' },
        printBackground: true,
        color: false,
        copies: order.copies,
      },
      (sent, reason) => {
        resolve(sent ? ok(null) : err({ code: 'print-failed', detail: reason }));
      },
    );
  });
}

async function pdfOf(contents: WebContents, paper: Paper): Promise<Result<Uint8Array, Failure>> {
  try {
    const pdf = await contents.printToPDF({
      pageSize: inInches(paper),
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      printBackground: true,
      preferCSSPageSize: false,
    });
    return ok(new Uint8Array(pdf));
  } catch {
    // Electron rejects when the page cannot be put on paper; nothing was saved yet.
    return err({ code: 'sheet-failed' });
  }
}
