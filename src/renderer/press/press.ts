import {
  KEY_BOUNCE,
  SAME_HAND,
  TOUCH_BOUNCE,
  createBounce,
  createHand,
  createPlace,
} from '../../board/bounce.ts';
import { hears } from './late-presses.ts';

/** A button's listeners, for `v-on`. */
export interface PressListeners {
  readonly pointerdown: (event: PointerEvent) => void;
  readonly mousedown: (event: MouseEvent) => void;
  readonly click: (event: MouseEvent) => void;
}

/** A touch broader than this, in CSS pixels, is a palm, an arm or a puddle, not a fingertip. */
const BROADEST_FINGER = 110;

/** Shared by all buttons, because a palm lies on several of them. */
const oneHand = createHand(SAME_HAND);
/** Shared too: the button may be gone before the finger's second tap. */
const onePlace = createPlace(TOUCH_BOUNCE);

/**
 * A button that acts once, when the finger lands; the click that follows is the same press. A click without a pointer
 * comes from the keyboard or a screen reader and counts as well. A press within `bounce` milliseconds of the last one
 * is the same finger, even if another button has taken that place. A palm, or two fingers that land together, count as
 * one press at most, and as none where the screen reports how broad the touch is. Presses made during a standstill are
 * refused (`late-presses.ts`).
 */
export function usePress(act: () => void, bounce = TOUCH_BOUNCE): PressListeners {
  const counts = createBounce(bounce);
  const press = (event: Event): void => {
    if (!counts('press', event.timeStamp)) return;
    // A late letter does no harm: its field shows it.
    if (bounce === KEY_BOUNCE || hears(event)) act();
  };
  return {
    pointerdown: (event) => {
      if (event.button !== 0) return;
      if (event.pointerType === 'touch' && !isFinger(event)) return;
      press(event);
    },
    // The focus stays where it was, so that Enter after a touch applies the correction instead of repeating the touch.
    mousedown: (event) => {
      event.preventDefault();
    },
    click: (event) => {
      if (event.detail === 0) press(event);
    },
  };
}

function isFinger({ width, height, timeStamp, clientX, clientY, currentTarget }: PointerEvent): boolean {
  if (Math.max(width, height) > BROADEST_FINGER) return false;
  if (!oneHand(currentTarget, timeStamp)) return false;
  return onePlace({ what: currentTarget, time: timeStamp, x: clientX, y: clientY });
}
