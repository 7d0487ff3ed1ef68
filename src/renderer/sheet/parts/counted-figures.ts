import type { Counts } from '../../../core/statistics/counts.ts';
import { firstBallAverage } from '../../../core/statistics/shares.ts';
import type { SheetText } from '../../../text/end/sheet.ts';

/** A figure with its word; null where there is nothing to count. */
export interface CountedFigure {
  readonly word: string;
  readonly figure: string | null;
}

/** What paper says of balls that were bowled, in the order of its columns (rules: statistics). */
export function countedFigures(counts: Counts, text: SheetText): readonly CountedFigure[] {
  const { strikes, spares, openFrames, splits, splitsMade, fouls } = counts;
  const average = firstBallAverage(counts);
  return [
    { word: text.strikes, figure: String(strikes) },
    { word: text.spares, figure: String(spares) },
    { word: text.opens, figure: String(openFrames) },
    { word: text.splitsMade, figure: splits === 0 ? null : text.madeOf(splitsMade, splits) },
    { word: text.fouls, figure: fouls === 0 ? null : String(fouls) },
    { word: text.firstBallAverage, figure: average === null ? null : oneDecimal(average, text) },
  ];
}

function oneDecimal(value: number, { locale }: SheetText): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, digits).format(value);
}
