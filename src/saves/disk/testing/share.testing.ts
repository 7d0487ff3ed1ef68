import { isToday, TODAY } from '../../../core/testing/share.testing.ts';

/** Which crash states are inspected: those of a day, or all (null). */
export interface Share {
  readonly day: number | null;
}

/** Every state: `npm run verify`, and a test that must find a harm. */
export const WHOLE: Share = { day: null };

/** The share of this run. */
export const TODAYS: Share = { day: TODAY };

/** A day inspects one state in so many of each crash: ten days see every state. */
const ONE_IN = 10;
/** In any case so many: what is wholly there and what is wholly lost come first. */
const ALWAYS = 2;

/** Whether the state at this place of its crash is inspected; places count from 0. */
export function isInShare(place: number, { day }: Share): boolean {
  return place < ALWAYS || isToday(place, ONE_IN, day);
}
