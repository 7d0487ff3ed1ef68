const MONTH = /^((?:\d{4}|[+-]\d{6})-\d\d)-/u;
const MONTH_FILE = /^((?:\d{4}|[+-]\d{6})-\d\d)\.jsonl$/u;

/**
 * The month of a game's file, `2026-11`: that of its start in UTC, so that every correction goes to the same file
 * whatever the clock did since.
 */
export function monthOf(startedAt: string): string {
  const month = MONTH.exec(startedAt)?.[1];
  // The record schema admits no other time format.
  if (month === undefined) throw new Error(`no month in ${startedAt}`);
  return month;
}

/** The month of a file name; null when it is not ours. */
export function monthIn(name: string): string | null {
  return MONTH_FILE.exec(name)?.[1] ?? null;
}

/** When a month begins and ends, in milliseconds; the end is the next one's beginning. */
export function timesOf(month: string): { readonly start: number; readonly end: number } {
  const start = new Date(`${month}-01T00:00:00.000Z`);
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + 1);
  return { start: start.getTime(), end: end.getTime() };
}

/** Orders months by time, also years beyond four digits. */
export function byMonth(one: string, other: string): number {
  return (
    Number(one.slice(0, -3)) - Number(other.slice(0, -3)) || Number(one.slice(-2)) - Number(other.slice(-2))
  );
}
