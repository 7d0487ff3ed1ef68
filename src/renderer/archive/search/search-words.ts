import type { ArchiveText } from '../../../text/archive/archive.ts';
import type { FormatsText } from '../../../text/formats.ts';
import { isSame, startOf, type Day, type Days } from './days.ts';
import type { Search } from './search.ts';

/** A span of days as its button says it. */
export function daysInWords(days: Days, { search, days: written }: ArchiveText): string {
  switch (days.kind) {
    case 'any':
      return search.anyDay;
    case 'today':
      return search.today;
    case 'last':
      return search.lastDays(days.days);
    case 'year':
      return search.thisYear;
    case 'range': {
      const day = (one: Day): string => written.plain(startOf(one));
      return isSame(days.from, days.to) ? day(days.from) : `${day(days.from)} – ${day(days.to)}`;
    }
  }
}

/** League, format, lane and end of the games looked for; "Any kind" for all of them. */
export function kindInWords(
  { league, format, lane, unfinished }: Search,
  text: ArchiveText,
  formats: FormatsText,
): string {
  const { anyKind, finished, unfinished: open } = text.search;
  const parts = [
    ...(league === null ? [] : [league.name ?? text.search.unnamedLeague]),
    ...(format === null ? [] : [formats[format].short]),
    ...(lane === null ? [] : [text.onLane(lane)]),
    ...(unfinished === null ? [] : [unfinished ? open : finished]),
  ];
  return parts.length === 0 ? anyKind : parts.join(', ');
}
