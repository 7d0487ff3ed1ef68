import { highest } from '../../core/line/extremes.ts';
import { LONGEST_RECEIPT, type DrawnSheet, type Paper } from '../../contract/contract.ts';
import { needsOtherLetters, otherLetters } from '../../board/styles/other-letters.ts';

// On some printers fonts are slightly wider than on screen.
const SPARE_ROOM = 0.98;

// The sheet's two font families; each is one variable file with all weights.
const FAMILIES = ['Archivo Variable', 'Noto Sans KR Variable'];

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

/** Loads the fonts for this text: a page that is never shown loads none by itself. */
export async function loadFonts(text: string): Promise<void> {
  if (needsOtherLetters(text)) await otherLetters();
  await Promise.all(FAMILIES.map((family) => document.fonts.load(`16px "${family}"`, text)));
  await document.fonts.ready;
}

/** Narrows, then shrinks every `.fit` text until it fits; text is never cut. */
export function fitTexts(root: ParentNode): void {
  for (const text of root.querySelectorAll<HTMLElement>('.fit')) {
    const room = roomIn(text.parentElement) * SPARE_ROOM;
    if (widthOf(text) <= room) continue;
    text.classList.add('tight');
    const width = widthOf(text);
    if (width <= room) continue;
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    text.style.fontSize = `${String((size * room) / width)}px`;
  }
}

function widthOf(text: HTMLElement): number {
  return text.getBoundingClientRect().width;
}

function roomIn(parent: HTMLElement | null): number {
  if (parent === null) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(parent);
  return parent.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
