/** In milliseconds: the same key this soon is a bouncing switch (decision 6). */
export const KEY_BOUNCE = 90;
/** In milliseconds: the same touch button this soon is the same finger. */
export const TOUCH_BOUNCE = 250;

/** Whether a press counts. `time` is in milliseconds, always of the same clock. */
export type Bounce = (what: string, time: number) => boolean;

/**
 * Counts each key or button once per window. The window runs from the last press that counted, so fast presses still
 * get through; other keys are not held up.
 */
export function createBounce(window: number): Bounce {
  const counted = new Map<string, number>();
  return (what, time) => {
    const last = counted.get(what);
    // A clock that was set back must not block presses.
    if (last !== undefined && time >= last && time - last < window) return false;
    counted.set(what, time);
    return true;
  };
}

/** In milliseconds: touches of different buttons this close together are one hand, such as a palm. */
export const SAME_HAND = 80;

/** In CSS pixels: touches nearer than this are at one place; the centres of two buttons never are. */
export const SAME_PLACE = 40;

/** A touch's place and time; `time` is in milliseconds, always of the same clock. */
export interface Landing {
  readonly what: unknown;
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

/** Whether the user meant the target that the touch hit. */
export type Place = (landing: Landing) => boolean;

/**
 * Ignores a quick second tap whose target has changed: the first tap put another view or button there. Taps on the
 * same target are left to the bounce filter.
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

/** Whether a touch is a finger of its own; `time` is in milliseconds, always of the same clock. */
export type Hand = (what: unknown, time: number) => boolean;

/**
 * Counts the first of several touches that land together on different targets. Touches of the same target are left to
 * the bounce filter. The window runs from the last touch that counted, so that two thumbs in turn are not shut out
 * for long.
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
