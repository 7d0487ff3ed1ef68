const DAY = 86_400_000;
/** A night is over at this hour of the lane's own clock: who bowls past midnight is not disturbed. */
const HOUR = 5;
const QUIET = 600_000;

/**
 * Whether a copy is due: none was made since it was last five in the morning here. `lastCopyAt` is ISO 8601. A copy
 * from more than a day ahead is one of a clock that went wrong; it counts for none, once.
 */
export function isDue(lastCopyAt: string | null, now: Date): boolean {
  if (lastCopyAt === null) return true;
  const last = Date.parse(lastCopyAt);
  return last < lastMorning(now).getTime() || last > now.getTime() + DAY;
}

function lastMorning(now: Date): Date {
  const morning = new Date(now);
  morning.setHours(HOUR, 0, 0, 0);
  // By the calendar, not by 24 hours: a day of the change of time has 23 or 25.
  if (morning > now) morning.setDate(morning.getDate() - 1);
  return morning;
}

/** Whether nobody has bowled for ten minutes; `savedAt` is when the newest ball was saved, ISO 8601. */
export function isQuiet(savedAt: string | null, now: Date): boolean {
  return savedAt === null || Math.abs(now.getTime() - Date.parse(savedAt)) >= QUIET;
}

/** How old a copy is, in whole days. */
export function daysOld(at: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(at)) / DAY);
}
