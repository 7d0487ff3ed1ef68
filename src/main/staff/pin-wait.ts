import type { StaffValues } from '../../saves/settings/staff-file.ts';

/** So many wrong guesses cost nothing: a finger slips. */
const FREE = 3;
const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 900_000;

/** How long no guess is heard after so many wrong ones in a row, in milliseconds: 15 s from the third on, then twice that. */
export function waitAfter(wrong: number): number {
  return wrong < FREE ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (wrong - FREE));
}

/** What is left of the wait when the program starts; a clock that was set back makes nothing shorter. */
export function waitAtStart({ wrong, wrongAt }: StaffValues, now: Date): number {
  const whole = waitAfter(wrong);
  const gone = wrongAt === null ? 0 : now.getTime() - Date.parse(wrongAt);
  return gone < 0 ? whole : Math.max(0, whole - gone);
}
