import { MOST_LINES_A_PAGE, type SheetText } from '../../contract/contract.ts';
import type { NewerRecord } from '../../saves/record/newer-game.ts';

/** Some lines of a newer program's sheet, from line `from` on. A file from elsewhere may have hundreds of thousands. */
export function sheetPart({ sheet }: NewerRecord, from: number): SheetText {
  if (sheet === null) return { lines: null, more: false };
  const upTo = from + MOST_LINES_A_PAGE;
  return { lines: sheet.slice(from, upTo), more: sheet.length > upTo };
}
