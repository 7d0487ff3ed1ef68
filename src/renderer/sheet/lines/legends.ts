import { usualTable, type Format } from '../../../core/formats/format.ts';
import { hasNumbers } from '../../../core/line/rack.ts';
import type { Table } from '../../../core/line/table.ts';
import type { MarkStyle } from '../../../contract/contract.ts';
import type { LegendText } from '../../../text/end/legends.ts';

/** What is explained below the lines of a format: its marks, and what a foul is there. */
export function legendOf(format: Format, text: LegendText, marks: MarkStyle): string {
  const table = usualTable(format);
  return [
    text.balls[hasNumbers(table.rack) ? 'pins' : 'points'],
    text.marks[marks],
    ...(hasNumbers(table.rack) ? [text.split] : []),
    foulIn(table, text),
    ...(table.given.length > 0 ? [text.given[marks]] : []),
    ...(canFallShort(table) ? [shortIn(table, text)[marks]] : []),
  ].join(' ');
}

function foulIn({ foulTakes, wins }: Table, text: LegendText): string {
  if (foulTakes !== null) return text.foulTakes(foulTakes);
  return wins === 'lowest' ? text.foulMisses : text.foul;
}

/** Whether fewer pins than stood can be a strike. */
function canFallShort({ rack }: Table): boolean {
  return rack.falls.some((fall) => fall?.mark.kind === 'strike' && fall.mark.fell !== undefined);
}

function shortIn({ wins }: Table, text: LegendText): LegendText['fell'] {
  return wins === 'lowest' ? text.missed : text.fell;
}
