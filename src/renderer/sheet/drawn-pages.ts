import { highest } from '../../core/line/extremes.ts';
import { LONGEST_RECEIPT, type DrawnSheet, type Paper } from '../../contract/contract.ts';

const MILLIMETRES_AN_INCH = 25.4;
const PIXELS_AN_INCH = 96;

/**
 * The pages that a document has drawn, counted. On a roll all get the length of the longest, as a document has one page
 * size, and a printer cuts behind each.
 */
export function drawnPages(root: HTMLElement, paper: Paper): DrawnSheet {
  const pages = [...root.querySelectorAll<HTMLElement>('article')];
  if (paper !== 'receipt') return { pages: pages.length, length: null };
  const heights = pages.map((page) => page.offsetHeight);
  const longest = Math.ceil((highest(heights) * MILLIMETRES_AN_INCH) / PIXELS_AN_INCH) + 1;
  const length = Math.min(LONGEST_RECEIPT, longest);
  // A little less than the page, so that rounding never adds one.
  root.style.setProperty('--length', `${String(length - 0.5)}mm`);
  return { pages: pages.length, length };
}
