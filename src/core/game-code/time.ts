const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** `2026-05-01T18:00:00.000Z` as `20260501T180000Z`. */
export function writeTime(iso: string): string {
  return iso.replace(/\.\d{3}Z$/u, 'Z').replaceAll(/(\d\d)[-:]/gu, '$1');
}

/** The inverse of `writeTime`; null for what no clock shows. */
export function readTime(text: string): string | null {
  const parts = /^(\d{4}|[+-]\d{6})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u.exec(text)?.slice(1);
  if (parts === undefined) return null;
  const [year, month, day, ...clock] = parts.map(Number);
  if (!isDay(year ?? 0, month ?? 0, day ?? 0) || !isClock(clock)) return null;
  const [date, time] = [parts.slice(0, 3).join('-'), parts.slice(3).join(':')];
  return `${date}T${time}.000Z`;
}

function isDay(year: number, month: number, day: number): boolean {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = isLeap && month === 2 ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

function isClock([hour = 0, minute = 0, second = 0]: readonly number[]): boolean {
  return hour < 24 && minute < 60 && second < 60;
}
