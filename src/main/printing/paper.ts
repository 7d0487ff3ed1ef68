import type { Paper } from '../../contract/contract.ts';

/** A size of paper; the unit is the caller's. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

const MICROMETRES_AN_INCH = 25_400;

const SIZES: Readonly<Record<Paper, PaperSize>> = {
  A4: { width: 210_000, height: 297_000 },
  Letter: { width: 215_900, height: 279_400 },
};

/** A paper's size in micrometres, upright: what printing takes. Without it Electron prints A4 on everything. */
export function inMicrometres(paper: Paper): PaperSize {
  return SIZES[paper];
}

/** A paper's size in inches, upright: what a PDF takes. */
export function inInches(paper: Paper): PaperSize {
  const { width, height } = SIZES[paper];
  return { width: width / MICROMETRES_AN_INCH, height: height / MICROMETRES_AN_INCH };
}
