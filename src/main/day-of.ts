/** The day of a time (ISO 8601 in UTC) in `timeZone` (IANA), by default the PC's: `2026-11-21`. */
export function dayOf(time: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const parts = new Map(format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
}
