import type { SheetText } from '../../../text/end/sheet.ts';
import type { Part } from '../pages.ts';

/** The heading of a list of `length` entries; a part of it says that more follows, or that it follows another. */
export function captionOf(
  counted: string,
  { from, to }: Part,
  length: number,
  text: Pick<SheetText, 'continued' | 'goesOn'>,
): string {
  if (from > 0) return `${counted} (${text.continued})`;
  return to < length ? `${counted} (${text.goesOn})` : counted;
}
