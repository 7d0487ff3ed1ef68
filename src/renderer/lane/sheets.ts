import { err, type Result } from '../../core/line/result.ts';
import type {
  Failure,
  PdfOrder,
  PdfPlace,
  PrinterInfo,
  PrintOrder,
  SavedFile,
} from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** Requests about sheets on paper and as PDFs. */
export interface Sheets {
  readonly printers: () => Promise<Result<readonly PrinterInfo[], Failure>>;
  readonly print: (order: PrintOrder) => Promise<Result<null, Failure>>;
  readonly pdfPlace: () => Promise<Result<PdfPlace, Failure>>;
  readonly savePdf: (order: PdfOrder) => Promise<Result<SavedFile, Failure>>;
}

export function useSheets(): Sheets {
  const { told } = useMessages();
  const { allowed } = useStaff();
  return {
    // The panel shows failures: at the end of a game it opens unasked.
    printers: () => window.lane.printing.printers().catch(() => err({ code: 'internal' })),
    print: (order) => allowed(() => told(window.lane.printing.print(order))),
    // Polled, so failures are not shown each time.
    pdfPlace: () => window.lane.printing.pdfPlace().catch(() => err({ code: 'internal' })),
    savePdf: (order) => allowed(() => told(window.lane.printing.savePdf(order))),
  };
}
