/** Intl answers these where TZ names no zone; PostgreSQL knows neither. */
const NO_ZONES: ReadonlySet<unknown> = new Set([undefined, 'Etc/Unknown']);

/**
 * The time zone of this PC (IANA name), UTC if it has none. The database's would be GMT wherever its settings name none, as
 * those of an installed house.
 */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return NO_ZONES.has(timeZone) ? 'UTC' : timeZone;
}
