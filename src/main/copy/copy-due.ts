import { eveningStart } from '../../contract/contract.ts';

const DAY = 86_400_000;
const QUIET = 600_000;

/**
 * Whether a copy is due: none was made since the last evening ended here, so bowling past midnight is not disturbed.
 * `lastCopyAt` is ISO 8601. A copy dated more than a day ahead comes from a wrong clock and does not count.
 */
export function isDue(lastCopyAt: string | null, now: Date): boolean {
  if (lastCopyAt === null) return true;
  const last = Date.parse(lastCopyAt);
  return last < eveningStart(now).getTime() || last > now.getTime() + DAY;
}

/** Whether nobody has bowled for ten minutes; `savedAt` is when the newest ball was saved, ISO 8601. */
export function isQuiet(savedAt: string | null, now: Date): boolean {
  return savedAt === null || Math.abs(now.getTime() - Date.parse(savedAt)) >= QUIET;
}

/** A copy's age in whole days. */
export function daysOld(at: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(at)) / DAY);
}
