import { RECEIPT_WIDTH, type PagePaper, type Paper } from '../../contract/contract.ts';

/** A paper size in the caller's unit. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** A paper, and on a roll the length of its pages in millimetres. */
export interface SheetPaper {
  readonly paper: Paper;
  readonly length: number | null;
}

const MICROMETRES_AN_INCH = 25_400;
const MICROMETRES = 1_000;

const SIZES: Readonly<Record<PagePaper, PaperSize>> = {
  A4: { width: 210_000, height: 297_000 },
  Letter: { width: 215_900, height: 279_400 },
};

/** In micrometres, upright, for printing. Without it Electron always prints A4. */
export function inMicrometres({ paper, length }: SheetPaper): PaperSize {
  if (paper !== 'receipt') return SIZES[paper];
  return { width: RECEIPT_WIDTH * MICROMETRES, height: (length ?? RECEIPT_WIDTH) * MICROMETRES };
}

/** In inches, upright, for PDFs. */
export function inInches(paper: SheetPaper): PaperSize {
  const { width, height } = inMicrometres(paper);
  return { width: width / MICROMETRES_AN_INCH, height: height / MICROMETRES_AN_INCH };
}
