/** How long a lane is opened or extended: for games, or until a time of this PC's clock. */
export type HowLong = { readonly games: number } | { readonly minutes: number };

export const LEAST_MINUTES = 5;
export const MOST_MINUTES = 24 * 60;

/** Hours and minutes, also without what stands between them. */
const TIME = /^([01]?\d|2[0-3])[:.,h ]?([0-5]\d)$/u;

/** Whole minutes until this time of day, which is tomorrow's if it has passed; null if it is not a time. */
export function minutesUntil(time: string, now: Date): number | null {
  const [, hours = '', minutes = ''] = TIME.exec(time.trim()) ?? [];
  if (hours === '') return null;
  const at = new Date(now);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  if (at.getTime() <= now.getTime()) at.setDate(at.getDate() + 1);
  return Math.max(LEAST_MINUTES, Math.ceil((at.getTime() - now.getTime()) / 60_000));
}

/** `21:05`, for a time field: so many minutes from now, rounded up to five minutes. */
export function timeIn(minutes: number, now: Date): string {
  const at = new Date(now.getTime() + minutes * 60_000);
  at.setMinutes(Math.ceil(at.getMinutes() / 5) * 5);
  return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
}
