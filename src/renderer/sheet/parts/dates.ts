/** Formats the sheet's dates in one language and time zone; input is ISO 8601 in UTC. */
export interface SheetDates {
  /** `21 Nov 2026` */
  readonly date: (instant: string) => string;
  /** `20:14` */
  readonly time: (instant: string) => string;
  /** `20:31:08`, after the day if it differs from that of `from`. */
  readonly secondOn: (instant: string, from: string) => string;
  /** `20:31`, after the day if it differs from that of `from`. */
  readonly timeOn: (instant: string, from: string) => string;
  /** `20:14–20:58`; a single time within one minute. */
  readonly span: (from: string, to: string) => string;
}

/** The dates of a sheet; `timeZone` is an IANA name and defaults to the PC's. */
export function sheetDates(locale: string, timeZone?: string): SheetDates {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...zone });
  const minute = clock(locale, { ...zone });
  const second = clock(locale, { second: '2-digit', ...zone });
  const date = (instant: string): string => day.format(new Date(instant));
  const time = (instant: string): string => minute.format(new Date(instant));
  const on = (instant: string, from: string, written: string): string =>
    date(instant) === date(from) ? written : `${date(instant)} ${written}`;
  return {
    date,
    time,
    secondOn: (instant, from) => on(instant, from, second.format(new Date(instant))),
    timeOn: (instant, from) => on(instant, from, time(instant)),
    span: (from, to) => (time(from) === time(to) ? time(from) : `${time(from)}–${time(to)}`),
  };
}

function clock(locale: string, more: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...more });
}
