import { once } from '../once.ts';

/** Numbers and months as a language writes them. */
export interface FigureFormats {
  /** With so many decimals, rounded. */
  readonly decimals: (value: number, digits: 1 | 2) => string;
  /** A month's name. */
  readonly month: (at: Date) => string;
  /** As short as an axis needs it. */
  readonly shortMonth: (at: Date) => string;
  readonly date: (at: Date) => string;
}

const made = new Map<string, FigureFormats>();

export function figures(locale: string): FigureFormats {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const formats = makeFormats(locale);
  made.set(locale, formats);
  return formats;
}

function makeFormats(locale: string): FigureFormats {
  const digits = (count: number): (() => Intl.NumberFormat) =>
    once(() => new Intl.NumberFormat(locale, { minimumFractionDigits: count, maximumFractionDigits: count }));
  const [one, two] = [digits(1), digits(2)];
  const month = once(() => new Intl.DateTimeFormat(locale, { month: 'long' }));
  const shortMonth = once(() => new Intl.DateTimeFormat(locale, { month: 'short' }));
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
  return {
    decimals: (value, count) => (count === 1 ? one() : two()).format(value),
    month: (at) => month().format(at),
    shortMonth: (at) => shortMonth().format(at),
    date: (at) => date().format(at),
  };
}
