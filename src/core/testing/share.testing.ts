/**
 * Long proofs do a share of their cases in `npm test`, another one each day, and all of them in `npm run verify`.
 * The variable HEADPIN_SHARE is `all`, or the number of a day, to repeat its share.
 */
const DAY = 86_400_000;

/** The day that chooses the share; null for all cases. */
export function dayOf(asked: string | undefined, now: number): number | null {
  if (asked === 'all') return null;
  const day = asked === undefined ? Math.floor(now / DAY) : Number(asked);
  if (!Number.isInteger(day) || day < 0) throw new Error('HEADPIN_SHARE is all, or the number of a day');
  return day;
}

/** Of this run. */
export const TODAY = dayOf(process.env['HEADPIN_SHARE'], Date.now());

/** Whether the case at this place is done, if each day does one in so many. */
export function isToday(place: number, oneIn: number, today = TODAY): boolean {
  return today === null || place % oneIn === today % oneIn;
}

/** Those of the day. */
export function todays<T>(cases: readonly T[], oneIn: number): readonly T[] {
  return cases.filter((_, place) => isToday(place, oneIn));
}

/** For the name of a test: the share, and how to do it again. */
export function shareOf(oneIn: number): string {
  return TODAY === null ? 'all of them' : `one in ${String(oneIn)} of them, HEADPIN_SHARE=${String(TODAY)}`;
}
