import { TOUCH_BOUNCE, createBounce } from './bounce.ts';

/** What a button binds with `v-on`. */
export interface PressListeners {
  readonly pointerdown: (event: PointerEvent) => void;
  readonly mousedown: (event: MouseEvent) => void;
  readonly click: (event: MouseEvent) => void;
}

/**
 * A button that acts when the finger lands, once: the click that follows is the same press. A click without a
 * pointer comes from the keyboard or from a screen reader and counts as well.
 */
export function usePress(act: () => void): PressListeners {
  const counts = createBounce(TOUCH_BOUNCE);
  const press = (time: number): void => {
    if (counts('press', time)) act();
  };
  return {
    pointerdown: (event) => {
      if (event.button === 0) press(event.timeStamp);
    },
    // The focus stays where it was: Enter after a touch applies the correction, it does not repeat the touch.
    mousedown: (event) => {
      event.preventDefault();
    },
    click: (event) => {
      if (event.detail === 0) press(event.timeStamp);
    },
  };
}
