import type { StaffValues } from '../../saves/settings/staff-file.ts';

/** This many wrong guesses are free: fingers slip. */
const FREE = 3;
const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 900_000;

/** The wait in milliseconds after this many wrong guesses in a row: 15 s from the third on, doubling each time. */
export function waitAfter(wrong: number): number {
  return wrong < FREE ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (wrong - FREE));
}

/** The wait left at the start; setting the clock back shortens nothing. */
export function waitAtStart({ wrong, wrongAt }: StaffValues, now: Date): number {
  const whole = waitAfter(wrong);
  const gone = wrongAt === null ? 0 : now.getTime() - Date.parse(wrongAt);
  return gone < 0 ? whole : Math.max(0, whole - gone);
}
