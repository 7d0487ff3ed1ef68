/** A day that was read. unclear: day and month could be swapped. */
export type ReadDate = { readonly day: string } | 'unclear' | 'none';

/** Whether a file writes `25/12/2026`, `12/25/2026` or `26/12/25`. */
export type DayOrder = 'day-first' | 'month-first' | 'year-first';

/** The months in English, Spanish and German, as `plainDate` writes them; a date may have their first letters. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'enero', 'januar', 'janner'],
  ['february', 'febrero', 'februar', 'feber'],
  ['march', 'marzo', 'marz', 'maerz', 'mrz'],
  ['april', 'abril'],
  ['may', 'mayo', 'mai'],
  ['june', 'junio', 'juni'],
  ['july', 'julio', 'juli'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre', 'oktober'],
  ['november', 'noviembre'],
  ['december', 'diciembre', 'dezember'],
];

/** In letters, of a month's name. */
const SHORTEST = 3;

const YEAR_FIRST = /^(\d{4})\s*(?:[-/.]|년)\s*(\d{1,2})\s*(?:[-/.]|월)\s*(\d{1,2})\s*(?:\.|일)?$/u;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/u;
const NUMBERS = /^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/u;
/** A year of two digits, as Koreans write it. */
const SHORT_YEAR_FIRST = /^'?(\d{2})\s*(?:[-/.]|년)\s*(\d{1,2})\s*(?:[-/.]|월)\s*(\d{1,2})\s*(?:\.|일)?$/u;
const DAY_NAMED =
  /^(\d{1,2})(?:st|nd|rd|th|[oº])?[.\s/-]*(?:de |of )?([a-z]{3,})[.\s,/-]*(?:de |del )?(\d{4}|\d{2})$/u;
const MONTH_NAMED = /^([a-z]{3,})[.\s-]*(\d{1,2})(?:st|nd|rd|th)?[\s,-]+'?(\d{4}|\d{2})$/u;

const TIME =
  /[t\s,@]+(?:오전\s*|오후\s*)?\d{1,2}(?:[:h.]\d{2}(?::\d{2}(?:\.\d+)?)?(?<!\.\d{2}(?!\s*uhr))|(?=\s*(?:[ap]\.?m|uhr|h$|시)))\s*(?:z|[+-]\d{2}:?\d{2}|[ap]\.?\s?m\.?|uhr|h|시)?$/u;
/** A word before a date or behind it, such as a day of the week. */
const WORD = /^([a-z]{2,12})[.,]*\s+(?=\S)/u;
const BEHIND = /\s*\(\p{L}+\)$|\s*[월화수목금토일]요일$/u;
/** A year of two digits is one in which this program has been in use, or will be. */
const SHORT_YEARS = { least: 2025, most: 2045 };

/**
 * Reads a day as `2026-10-05`, `5.10.2026`, `2026년 10월 5일`, `25/12/2026`, `1-Sep-26` or `Sep 1, 2026`, also with a
 * time behind it.
 * @param order in which the file writes day and month, where other dates of it tell
 */
export function dateOf(text: string, order: DayOrder | null = null): ReadDate {
  const plain = plainDate(text);
  const named = namedDay(plain);
  if (named !== null) return asDate(named);
  const first = YEAR_FIRST.exec(plain) ?? COMPACT.exec(plain);
  if (first !== null) return asDate(day(Number(first[1]), Number(first[2]), Number(first[3])));
  const days = daysOf(plain);
  const [only] = days.values();
  if (new Set(days.values()).size <= 1) return asDate(only ?? null);
  const ordered = order === null ? undefined : days.get(order);
  return ordered === undefined ? 'unclear' : { day: ordered };
}

/** A time of day. */
export interface DayTime {
  readonly hour: number;
  readonly minute: number;
}

/** The time behind a date; null if there is none, `none` if no clock has it. */
export function timeOf(text: string): DayTime | 'none' | null {
  const [written] = TIME.exec(text.normalize('NFKC').trim().toLowerCase()) ?? [];
  if (written === undefined) return null;
  const [, digits = '', minute = '0'] = /(\d{1,2})(?:[:h.](\d{2}))?/u.exec(written) ?? [];
  const isLate = /오후|p\.?\s?m/u.test(written);
  const isOfTwelve = isLate || /오전|a\.?\s?m/u.test(written);
  const hour = isOfTwelve ? (Number(digits) % 12) + (isLate ? 12 : 0) : Number(digits);
  return hour < 24 && Number(minute) < 60 ? { hour, minute: Number(minute) } : 'none';
}

/** The order of a column's dates, by those that can be read in one way only; null if none tells, or if they contradict. */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  const told = new Set(texts.map((text) => orderIn(plainDate(text))).filter((one) => one !== null));
  const [only = null] = told;
  return told.size === 1 ? only : null;
}

function orderIn(plain: string): DayOrder | null {
  const days = daysOf(plain);
  const [only] = days.keys();
  return days.size === 1 ? (only ?? null) : null;
}

/** The days that a date in numbers can be, by their order. With dots, the month comes first in no country. */
function daysOf(plain: string): ReadonlyMap<DayOrder, string> {
  const [, one = '', mark = '', two = '', year = ''] = NUMBERS.exec(plain) ?? [];
  const [, short = '', month = '', date = ''] = SHORT_YEAR_FIRST.exec(plain) ?? [];
  const readings: readonly (readonly [DayOrder, string | null])[] = [
    ['day-first', year === '' ? null : day(fullYear(year), Number(two), Number(one))],
    ['month-first', year === '' || mark === '.' ? null : day(fullYear(year), Number(one), Number(two))],
    ['year-first', short === '' ? null : day(fullYear(short), Number(month), Number(date))],
  ];
  return new Map(readings.flatMap(([order, found]) => (found === null ? [] : [[order, found] as const])));
}

function namedDay(plain: string): string | null {
  const [, date = '', name = '', year = ''] = DAY_NAMED.exec(plain) ?? [];
  const [, first = '', second = '', third = ''] = MONTH_NAMED.exec(plain) ?? [];
  if (year !== '') return day(fullYear(year), monthCalled(name), Number(date));
  return third === '' ? null : day(fullYear(third), monthCalled(first), Number(second));
}

/** 1 to 12; 0 if no month or more than one begins so. */
function monthCalled(name: string): number {
  const found = MONTHS.flatMap((names, place) =>
    names.some((one) => one.startsWith(name)) ? [place + 1] : [],
  );
  return name.length >= SHORTEST && found.length === 1 ? (found[0] ?? 0) : 0;
}

/** Without case, accents, time and day of the week. */
function plainDate(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(TIME, '')
    .replace(BEHIND, '');
  const [whole = '', word = ''] = WORD.exec(plain) ?? [];
  // A Spanish Tuesday begins as March does, and a day of the week has a month behind it.
  const isMonth = monthCalled(word) !== 0 && !DAY_NAMED.test(plain.slice(whole.length));
  return isMonth ? plain : plain.slice(whole.length);
}

/** NaN for two digits that are not a year of ours. */
function fullYear(year: string): number {
  if (year.length !== 2) return Number(year);
  const full = 2000 + Number(year);
  return full >= SHORT_YEARS.least && full <= SHORT_YEARS.most ? full : Number.NaN;
}

function asDate(found: string | null): ReadDate {
  return found === null ? 'none' : { day: found };
}

function day(year: number, month: number, date: number): string | null {
  if (!(year >= 1900) || month < 1 || month > 12 || date < 1 || date > daysIn(year, month)) return null;
  return `${String(year)}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
