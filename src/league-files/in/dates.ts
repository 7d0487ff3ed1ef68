/** A day that was read. unclear: day and month could be swapped. */
export type ReadDate = { readonly day: string } | 'unclear' | 'none';

/** Reads a day as `2026-10-05`, `5.10.2026`, `2026년 10월 5일` or `25/12/2026`. */
export function dateOf(text: string): ReadDate {
  const found = dayOf(text);
  return found === null ? 'none' : found === UNCLEAR ? 'unclear' : { day: found };
}

const UNCLEAR = 'unclear';

function dayOf(text: string): string | null {
  const plain = text.trim().normalize('NFKC');
  const first = /^(\d{4})\s*(?:[-/.]|년)\s*(\d{1,2})\s*(?:[-/.]|월)\s*(\d{1,2})\s*(?:\.|일)?$/u.exec(plain);
  if (first !== null) return day(Number(first[1]), Number(first[2]), Number(first[3]));
  const [, one = '', mark = '', two = '', year = ''] =
    /^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4})$/u.exec(plain) ?? [];
  if (year === '') return null;
  const german = day(Number(year), Number(two), Number(one));
  // With dots, the day comes first in every country.
  if (mark === '.') return german;
  const american = day(Number(year), Number(one), Number(two));
  return german !== null && american !== null && german !== american ? UNCLEAR : (german ?? american);
}

function day(year: number, month: number, date: number): string | null {
  if (year < 1900 || month < 1 || month > 12 || date < 1 || date > daysIn(year, month)) return null;
  return `${String(year)}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
