import type { OpensBy } from './house.ts';
import type { Opening, OpeningOrder, Settings, SettingsChange } from './settings.ts';

export const MOST_GAMES_OPEN = 9;

/** `shut`: the front desk opens this lane, and nobody has. */
export type OpeningNow = Opening | { readonly kind: 'shut' };

/** Where the front desk opens the lanes, none is open without limit. */
export function openingNow(opening: Opening, opensBy: OpensBy): OpeningNow {
  return opening.kind === 'free' && opensBy === 'desk' ? { kind: 'shut' } : opening;
}

/** Whether a game with this counter (`GameView.counter`) may begin at this time. */
export function isOpenFor(opening: OpeningNow, counter: number, now: Date): boolean {
  switch (opening.kind) {
    case 'free':
      return true;
    case 'shut':
      return false;
    case 'games':
      return counter < opening.from + opening.games;
    case 'until':
      return now.getTime() < Date.parse(opening.at);
  }
}

/** Completes a settings change with the first game that counts, `first`: the one being bowled, else the next. */
export function counted({ opening, ...change }: SettingsChange, first: number): Partial<Settings> {
  return opening === undefined ? change : { ...change, opening: openingOf(opening, first) };
}

/**
 * The same opening on a lane whose next game has the counter `next`. The counter goes back when an older second copy
 * replaces the folder. The games are then counted anew, because the old count would allow more than were sold.
 */
export function recounted(opening: Opening, next: number): Opening {
  return opening.kind === 'games' && opening.from > next ? { ...opening, from: next } : opening;
}

function openingOf(order: OpeningOrder, first: number): Opening {
  if (order.kind !== 'games') return order;
  // A game that has not begun cannot count first: it would allow more games than were sold.
  return { ...order, from: Math.min(order.from ?? first, first) };
}

/** Times are chosen in quarters of an hour. */
const QUARTER = 15 * 60_000;
const DAY = 24 * 60 * 60_000;

/**
 * Moves the end by a quarter of an hour: never before now, never more than a day away. From an end that has passed,
 * it moves from now.
 */
export function stepEnd(end: Date, by: 1 | -1, now: Date): Date {
  const from = Math.max(end.getTime(), now.getTime()) / QUARTER;
  const next = by === 1 ? Math.floor(from) + 1 : Math.ceil(from) - 1;
  const first = Math.floor(now.getTime() / QUARTER) + 1;
  const last = Math.floor((now.getTime() + DAY) / QUARTER);
  return new Date(Math.min(last, Math.max(first, next)) * QUARTER);
}

/** The next time this many minutes after midnight, local time: later today, else tomorrow. */
export function nextTime(minutes: number, now: Date): Date {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 0, minutes);
  if (at.getTime() > now.getTime()) return at;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 0, minutes);
}
