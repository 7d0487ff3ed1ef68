import { usualTable, type Format } from '../../../core/formats/format.ts';
import { hasNumbers } from '../../../core/line/rack.ts';
import type { Table } from '../../../core/line/table.ts';
import type { MarkStyle } from '../../../contract/contract.ts';
import type { SheetText } from '../../../text/end/sheet.ts';

/** What is explained below the lines of a format: its marks, and what a foul is there. */
export function legendOf(format: Format, text: SheetText, marks: MarkStyle): string {
  const table = usualTable(format);
  return [
    text.legend[marks],
    ...(hasNumbers(table.rack) ? [text.legendSplit] : []),
    foulIn(table, text),
    ...(table.given.length > 0 ? [text.legendGiven[marks]] : []),
    ...(canFallShort(table) ? [shortIn(table, text)[marks]] : []),
  ].join(' ');
}

function foulIn({ foulTakes, wins }: Table, text: SheetText): string {
  if (foulTakes !== null) return text.legendFoulTakes(foulTakes);
  return wins === 'lowest' ? text.legendFoulMisses : text.legendFoul;
}

/** Whether fewer pins than stood can be a strike. */
function canFallShort({ rack }: Table): boolean {
  return rack.falls.some((fall) => fall?.mark.kind === 'strike' && fall.mark.fell !== undefined);
}

function shortIn({ wins }: Table, text: SheetText): SheetText['legendFell'] {
  return wins === 'lowest' ? text.legendMissed : text.legendFell;
}
