/**
 * The hour, local time, at which an evening ends and a day of the house begins: a game after midnight belongs to the
 * evening before (docs/statistics.md).
 */
export const EVENING_ENDS_AT = 5;

/** The first moment of the evening that this time is in, by the clock of this PC. */
export function eveningStart(at: Date): Date {
  const shifted = new Date(at.getTime());
  shifted.setHours(at.getHours() - EVENING_ENDS_AT);
  return new Date(shifted.getFullYear(), shifted.getMonth(), shifted.getDate(), EVENING_ENDS_AT);
}

/** An evening's day, as `2026-11-23`. */
export function eveningOf(startedAt: string): string {
  const start = eveningStart(new Date(startedAt));
  const [year, month, day] = [start.getFullYear(), start.getMonth() + 1, start.getDate()];
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The date of an evening that `eveningOf` named. */
export function dateOfEvening(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
