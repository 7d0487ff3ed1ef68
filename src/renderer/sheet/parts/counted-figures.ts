import type { Counts } from '../../../core/statistics/counts.ts';
import { FIGURE_NAMES, figureText, type FigureForms } from '../../../core/statistics/figures.ts';
import type { SheetText } from '../../../text/end/sheet.ts';

/** A figure with its word; null where there is nothing to count. */
export interface CountedFigure {
  readonly word: string;
  readonly figure: string | null;
}

/** What paper says of balls that were bowled, in the order of its columns (rules: statistics). */
export function countedFigures(counts: Counts, text: SheetText): readonly CountedFigure[] {
  const forms: FigureForms = {
    times: String,
    rarely: (count) => (count === 0 ? null : String(count)),
    made: text.madeOf,
    average: (average) => oneDecimal(average, text),
  };
  return FIGURE_NAMES.map((name) => ({ word: text[name], figure: figureText(name, counts, forms) }));
}

function oneDecimal(value: number, { locale }: SheetText): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, digits).format(value);
}
