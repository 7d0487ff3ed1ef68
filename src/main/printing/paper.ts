import { pageSize, type PageSize, type Paper } from '../../contract/contract.ts';

/** A paper, and on a roll the length of its pages in millimetres. */
export interface SheetPaper {
  readonly paper: Paper;
  readonly length: number | null;
}

const MICROMETRES_AN_INCH = 25_400;
const MICROMETRES = 1_000;

/** In micrometres, upright, for printing. Without it Electron always prints A4. */
export function inMicrometres({ paper, length }: SheetPaper): PageSize {
  const { width, height } = pageSize(paper, length);
  return { width: Math.round(width * MICROMETRES), height: Math.round(height * MICROMETRES) };
}

/** In inches, upright, for PDFs. */
export function inInches(paper: SheetPaper): PageSize {
  const { width, height } = inMicrometres(paper);
  return { width: width / MICROMETRES_AN_INCH, height: height / MICROMETRES_AN_INCH };
}
