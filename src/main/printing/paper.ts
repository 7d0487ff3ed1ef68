import type { Paper } from '../../contract/contract.ts';

/** A paper size in the caller's unit. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

const MICROMETRES_AN_INCH = 25_400;

const SIZES: Readonly<Record<Paper, PaperSize>> = {
  A4: { width: 210_000, height: 297_000 },
  Letter: { width: 215_900, height: 279_400 },
};

/** In micrometres, upright, for printing. Without it Electron always prints A4. */
export function inMicrometres(paper: Paper): PaperSize {
  return SIZES[paper];
}

/** In inches, upright, for PDFs. */
export function inInches(paper: Paper): PaperSize {
  const { width, height } = SIZES[paper];
  return { width: width / MICROMETRES_AN_INCH, height: height / MICROMETRES_AN_INCH };
}
