import type { LocalTime, LocalTimeOf } from '../game-files/exported-game.ts';

const A_DAY = 86_400_000;

/** Writes instants (ISO 8601 in UTC) as date and time in `timeZone` (IANA), by default the PC's. */
export function localTimeIn(timeZone?: string): LocalTimeOf {
  // One for all: making one costs more than a game.
  const format = new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return (at): LocalTime => {
    const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
    const joined = (sign: string, ...types: readonly Intl.DateTimeFormatPartTypes[]): string =>
      types.map((type) => parts.get(type) ?? '').join(sign);
    return { date: joined('-', 'year', 'month', 'day'), time: joined(':', 'hour', 'minute') };
  };
}

/** The first day of which the house keeps names, in UTC as a start's tidying counts; null: of all days. */
export function firstDayOf(days: number | null, now: string): string | null {
  if (days === null) return null;
  return new Date(Date.parse(now) - days * A_DAY).toISOString().slice(0, 10);
}

/** The day of an instant (ISO 8601 in UTC) in `timeZone` (IANA), by default the PC's: `2026-11-21`. */
export function dayOf(at: string, timeZone?: string): string {
  return localTimeIn(timeZone)(at).date;
}
