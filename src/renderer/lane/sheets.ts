import { err, type Result } from '../../core/line/result.ts';
import type {
  Failure,
  PdfOrder,
  SavePlace,
  PreviewOrder,
  PrinterInfo,
  PrintJobState,
  PrintOrder,
  SavedFile,
  SheetOrder,
} from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** Requests about sheets on paper and as PDFs. */
export interface Sheets {
  readonly printers: () => Promise<Result<readonly PrinterInfo[], Failure>>;
  readonly print: (order: PrintOrder) => Promise<Result<null, Failure>>;
  /** How far the newest job is. */
  readonly look: () => Promise<Result<PrintJobState | null, Failure>>;
  readonly preview: (order: PreviewOrder) => Promise<Result<SheetOrder, Failure>>;
  readonly pdfPlace: () => Promise<Result<SavePlace, Failure>>;
  readonly savePdf: (order: PdfOrder) => Promise<Result<SavedFile, Failure>>;
}

export function useSheets(): Sheets {
  const { told } = useMessages();
  const { allowed } = useStaff();
  return {
    // The panel shows failures: at the end of a game it opens unasked.
    printers: () => window.lane.printing.printers().catch(() => err({ code: 'internal' })),
    print: (order) => allowed(() => told(window.lane.printing.print(order))),
    look: () => window.lane.printing.look().catch(() => err({ code: 'internal' })),
    preview: (order) => window.lane.printing.preview(order).catch(() => err({ code: 'internal' })),
    // Polled, so failures are not shown each time.
    pdfPlace: () => window.lane.printing.pdfPlace().catch(() => err({ code: 'internal' })),
    savePdf: (order) => allowed(() => told(window.lane.printing.savePdf(order))),
  };
}
