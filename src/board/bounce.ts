/** The same key within this many milliseconds is the switch bouncing (decision 6). */
export const KEY_BOUNCE = 90;
/** The same touch button within this many milliseconds is one finger. */
export const TOUCH_BOUNCE = 250;

/** Whether a press counts; `time` in milliseconds of any one clock. */
export type Bounce = (what: string, time: number) => boolean;

/**
 * Counts each key or button once in a window of time. It opens again that long after the press that counted,
 * so that somebody who presses fast is never shut out; other keys are not held up.
 */
export function createBounce(window: number): Bounce {
  const counted = new Map<string, number>();
  return (what, time) => {
    const last = counted.get(what);
    // A clock that was set back must not swallow presses.
    if (last !== undefined && time >= last && time - last < window) return false;
    counted.set(what, time);
    return true;
  };
}

/** Touches of different buttons within this many milliseconds are one hand: a palm, or two fingers at once. */
export const SAME_HAND = 80;

/** Touches nearer to each other than this, in CSS pixels, are at one place: the middles of two buttons are not. */
export const SAME_PLACE = 40;

/** Where and when something was touched; `time` in milliseconds of any one clock. */
export interface Landing {
  readonly what: unknown;
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

/** Whether a touch is meant for what it hits. */
export type Place = (landing: Landing) => boolean;

/**
 * Counts no second tap of a finger that hits what the first one brought to its place: another view, another button.
 * The same thing again is the bounce's to judge.
 */
export function createPlace(window: number): Place {
  let last: Landing | null = null;
  return (landing) => {
    const second =
      last !== null &&
      last.what !== landing.what &&
      landing.time >= last.time &&
      landing.time - last.time < window &&
      Math.hypot(landing.x - last.x, landing.y - last.y) < SAME_PLACE;
    if (!second) last = landing;
    return !second;
  };
}

/** Whether a touch is a finger of its own; `time` in milliseconds of any one clock. */
export type Hand = (what: unknown, time: number) => boolean;

/**
 * Counts the first of the touches that land together on different things. The same thing again is the bounce's to
 * judge. It opens again that long after the touch that counted, so two thumbs in turn are never shut out for long.
 */
export function createHand(window: number): Hand {
  let first: { readonly what: unknown; readonly time: number } | null = null;
  return (what, time) => {
    const together =
      first !== null && first.what !== what && time >= first.time && time - first.time < window;
    if (!together) first = { what, time };
    return !together;
  };
}
