/** The same key within this many milliseconds is the switch bouncing (design decision 6). */
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
