import { pageSize, type PagePaper, type PageSize } from '../../../contract/contract.ts';
import type { SheetPaper } from '../paper.ts';

/** Paper names of the print system (PWG 5101.1). */
const PAGES: Readonly<Record<PagePaper, string>> = { A4: 'iso_a4_210x297mm', Letter: 'na_letter_8.5x11in' };
const MILLIMETRES_AN_INCH = 25.4;
/** Sizes are rounded by printers and by this much in their names. */
const ROUNDED = 1;

/**
 * The name to ask a printer for this paper, given the names that it supports: none are known of a plain queue, which is
 * then asked all the same. Null when the printer has no such paper. A roll may be longer than the page, never narrower.
 */
export function mediaFor(supported: readonly string[], sheet: SheetPaper): string | null {
  const { paper } = sheet;
  const size = pageSize(paper, sheet.length);
  if (paper !== 'receipt') {
    const has = supported.length === 0 || supported.some((one) => isSize(sizeOf(one), size));
    return has || takesCustom(supported, size) ? PAGES[paper] : null;
  }
  const own = `${String(size.width)}x${String(size.height)}mm`;
  if (supported.length === 0 || takesCustom(supported, size)) return `custom_${own}_${own}`;
  const rolls = supported
    .flatMap((name) => {
      const found = isRange(name) ? null : sizeOf(name);
      const fits = found !== null && near(found.width, size.width) && found.height >= size.height - ROUNDED;
      return fits ? [{ name, height: found.height }] : [];
    })
    .toSorted((one, other) => one.height - other.height);
  return rolls[0]?.name ?? null;
}

function isRange(name: string): boolean {
  return /^custom_(?:min|max)_/u.test(name);
}

/** Whether a printer cuts any size between two, and this is one. */
function takesCustom(supported: readonly string[], { width, height }: PageSize): boolean {
  const least = sizeOf(supported.find((name) => name.startsWith('custom_min_')) ?? '');
  const most = sizeOf(supported.find((name) => name.startsWith('custom_max_')) ?? '');
  if (least === null || most === null) return false;
  const isWide = least.width <= width + ROUNDED && width <= most.width + ROUNDED;
  return isWide && least.height <= height && height <= most.height;
}

function isSize(found: PageSize | null, size: PageSize): boolean {
  return found !== null && near(found.width, size.width) && near(found.height, size.height);
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= ROUNDED;
}

/** The size at the end of a paper's name; null without one. */
function sizeOf(name: string): PageSize | null {
  const [, width, height, unit] = /_(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(mm|in)$/u.exec(name) ?? [];
  if (width === undefined || height === undefined) return null;
  const one = unit === 'in' ? MILLIMETRES_AN_INCH : 1;
  return { width: Number(width) * one, height: Number(height) * one };
}
