import { usualTable, type Format } from '../../../core/formats/format.ts';
import type { SheetText } from '../../../text/end/sheet.ts';

/** What the legend of a format explains besides what every sheet has. */
export type Legend = Extract<keyof SheetText, 'legendGiven' | 'legendFell'>;

export function legendsOf(format: Format): readonly Legend[] {
  const { given, rack } = usualTable(format);
  const isFell = rack.falls.some((fall) => fall?.mark.kind === 'strike' && fall.mark.fell !== undefined);
  return [...(given.length > 0 ? ['legendGiven' as const] : []), ...(isFell ? ['legendFell' as const] : [])];
}
