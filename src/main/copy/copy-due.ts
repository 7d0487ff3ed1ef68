const DAY = 86_400_000;
/** A night ends at this hour, local time; bowling past midnight is not disturbed. */
const HOUR = 5;
const QUIET = 600_000;

/**
 * Whether a copy is due: none was made since it was last 5 a.m. here. `lastCopyAt` is ISO 8601. A copy dated more
 * than a day ahead comes from a wrong clock and does not count.
 */
export function isDue(lastCopyAt: string | null, now: Date): boolean {
  if (lastCopyAt === null) return true;
  const last = Date.parse(lastCopyAt);
  return last < lastMorning(now).getTime() || last > now.getTime() + DAY;
}

function lastMorning(now: Date): Date {
  const morning = new Date(now);
  morning.setHours(HOUR, 0, 0, 0);
  // By the calendar: a day may have 23 or 25 hours.
  if (morning > now) morning.setDate(morning.getDate() - 1);
  return morning;
}

/** Whether nobody has bowled for ten minutes; `savedAt` is when the newest ball was saved, ISO 8601. */
export function isQuiet(savedAt: string | null, now: Date): boolean {
  return savedAt === null || Math.abs(now.getTime() - Date.parse(savedAt)) >= QUIET;
}

/** A copy's age in whole days. */
export function daysOld(at: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(at)) / DAY);
}
