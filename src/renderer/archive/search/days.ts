import { EVENING_ENDS_AT, eveningStart } from '../../../contract/contract.ts';

/** A day of the lane's own calendar; the month from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The days whose games are wanted. */
export type Days =
  | { readonly kind: 'any' }
  | { readonly kind: 'today' }
  /** This many days up to today. */
  | { readonly kind: 'last'; readonly days: number }
  | { readonly kind: 'year' }
  /** Both days included. */
  | { readonly kind: 'range'; readonly from: Day; readonly to: Day };

/** The spans offered as one press. */
export const SPANS: readonly Days[] = [
  { kind: 'today' },
  { kind: 'last', days: 7 },
  { kind: 'last', days: 30 },
  { kind: 'year' },
];

/** Begun at `from` or later and before `to`, ISO 8601 in UTC; null: no bound. */
export interface Instants {
  readonly from: string | null;
  readonly to: string | null;
}

export function dayOf(at: Date): Day {
  return { year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() };
}

/** The day of an evening: a game after midnight belongs to the day before (docs/glossary.md). */
export function dayPlayed(at: Date): Day {
  return dayOf(eveningStart(at));
}

/** The day that comes this many days later; a day of summer time may have 23 or 25 hours. */
export function daysAfter({ year, month, day }: Day, days: number): Day {
  return dayOf(startOf({ year, month, day: day + days }));
}

/** Local midnight. */
export function startOf({ year, month, day }: Day): Date {
  const at = new Date(year, month - 1, day);
  // Years below 100 would be of the last century.
  at.setFullYear(year, month - 1, day);
  return at;
}

/** When the games of a day begin: its evening's first moment. */
function beginOf({ year, month, day }: Day): Date {
  const at = startOf({ year, month, day });
  at.setHours(EVENING_ENDS_AT);
  return at;
}

export function isSame(one: Day, other: Day): boolean {
  return one.year === other.year && one.month === other.month && one.day === other.day;
}

export function isBefore(one: Day, other: Day): boolean {
  return startOf(one) < startOf(other);
}

/** What a span means today. */
export function instantsOf(days: Days, today: Day): Instants {
  switch (days.kind) {
    case 'any':
      return { from: null, to: null };
    case 'today':
      return between(today, today);
    case 'last':
      return between(daysAfter(today, 1 - days.days), today);
    case 'year':
      return between({ year: today.year, month: 1, day: 1 }, today);
    case 'range':
      return between(days.from, days.to);
  }
}

/** From the first day's evening to the end of the last one's, in whatever order they are given. */
function between(from: Day, to: Day): Instants {
  const [first, last] = isBefore(to, from) ? [to, from] : [from, to];
  return { from: beginOf(first).toISOString(), to: beginOf(daysAfter(last, 1)).toISOString() };
}

/** The same span, whenever it is asked. */
export function isSpan(one: Days, other: Days): boolean {
  if (one.kind === 'last' && other.kind === 'last') return one.days === other.days;
  return one.kind === other.kind;
}

export type Month = Pick<Day, 'year' | 'month'>;

export function monthAfter({ year, month }: Month, months: number): Month {
  const { year: then, month: number } = dayOf(startOf({ year, month: month + months, day: 1 }));
  return { year: then, month: number };
}

/** The weeks that a month touches, from Monday to Sunday: four to six of seven days. */
export function weeksOf({ year, month }: Month): readonly (readonly Day[])[] {
  const first = startOf({ year, month, day: 1 });
  const lead = (first.getDay() + 6) % 7;
  const { day: length } = dayOf(startOf({ year, month: month + 1, day: 0 }));
  const weeks = Math.ceil((lead + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, column) => daysAfter({ year, month, day: 1 }, week * 7 + column - lead)),
  );
}

/** The times at which the games of these days begin, and at which those of the last one end. */
export function boundsOf(days: readonly Day[]): readonly string[] {
  const last = days.at(-1);
  if (last === undefined) return [];
  return [...days, daysAfter(last, 1)].map((day) => beginOf(day).toISOString());
}
