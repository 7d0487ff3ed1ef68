import type { InEveryLanguage } from '../language.ts';
import { once } from '../once.ts';

/** How a language writes days. */
export interface DaysText {
  /** "Tue 17 Nov", with the year if it is another one. */
  readonly short: (at: Date, now: Date) => string;
  /** "Tue 17 Nov 2026". */
  readonly full: (at: Date) => string;
  /** "17 Nov 2026". */
  readonly plain: (at: Date) => string;
  /** "November 2026". */
  readonly month: (at: Date) => string;
  /** "Tue". */
  readonly weekday: (at: Date) => string;
}

function daysIn(locale: string): DaysText {
  const format = (parts: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
    once(() => new Intl.DateTimeFormat(locale, parts));
  const day = { day: 'numeric', month: 'short' } as const;
  const short = format({ weekday: 'short', ...day });
  const full = format({ weekday: 'short', ...day, year: 'numeric' });
  const plain = format({ ...day, year: 'numeric' });
  const month = format({ month: 'long', year: 'numeric' });
  const weekday = format({ weekday: 'short' });
  return {
    short: (at, now) => (at.getFullYear() === now.getFullYear() ? short() : full()).format(at),
    full: (at) => full().format(at),
    plain: (at) => plain().format(at),
    month: (at) => month().format(at),
    weekday: (at) => weekday().format(at),
  };
}

export const DAYS_TEXT: InEveryLanguage<DaysText> = {
  en: daysIn('en-GB'),
  es: daysIn('es'),
  ko: daysIn('ko'),
  de: daysIn('de'),
};
