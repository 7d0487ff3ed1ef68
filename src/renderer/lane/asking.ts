import { err, type Result } from '../../core/line/result.ts';
import type {
  CopyOrder,
  CopyState,
  Failure,
  GamesPage,
  GamesQuery,
  Logo,
  LogoOrder,
  PdfOrder,
  PdfPlace,
  PrinterInfo,
  PrintOrder,
  RemovedGames,
  RemoveOrder,
  SavedPdf,
} from '../../contract/contract.ts';

type Answer<T> = Promise<Result<T, Failure>>;

/** What is asked of main beside the game on the board. */
export interface Asking {
  readonly games: (query: GamesQuery) => Answer<GamesPage>;
  readonly printers: () => Answer<readonly PrinterInfo[]>;
  readonly print: (order: PrintOrder) => Answer<null>;
  readonly pdfPlace: () => Answer<PdfPlace>;
  readonly savePdf: (order: PdfOrder) => Answer<SavedPdf>;
  readonly remove: (order: RemoveOrder) => Answer<RemovedGames>;
  readonly orderLogo: (order: LogoOrder) => Answer<Logo | null>;
  readonly copyState: () => Answer<CopyState>;
  readonly copy: (order: CopyOrder) => Answer<CopyState>;
}

/** `told` says a failure in words, `allowed` asks for the PIN where that is missing. */
export function createAsking(
  told: <T>(answer: Answer<T>) => Answer<T>,
  allowed: <T>(act: () => Answer<T>) => Answer<T>,
): Asking {
  return {
    games: (query) => told(window.lane.games(query)),
    // Said where they are shown: a panel that opens by itself at the end of a game has asked nobody.
    printers: () => window.lane.printers().catch(() => err({ code: 'internal' })),
    print: (order) => allowed(() => told(window.lane.print(order))),
    // Looked for again and again: what fails is not said each time.
    pdfPlace: () => window.lane.pdfPlace().catch(() => err({ code: 'internal' })),
    savePdf: (order) => allowed(() => told(window.lane.savePdf(order))),
    remove: (order) => allowed(() => told(window.lane.remove(order))),
    orderLogo: (order) => allowed(() => told(window.lane.logo(order))),
    copyState: () => told(window.lane.copy('look')),
    copy: (order) => allowed(() => told(window.lane.copy(order))),
  };
}
