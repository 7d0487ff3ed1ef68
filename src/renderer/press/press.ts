import {
  KEY_BOUNCE,
  SAME_HAND,
  TOUCH_BOUNCE,
  createBounce,
  createHand,
  createPlace,
} from '../../board/bounce.ts';
import { hears } from './late-presses.ts';

/** What a button binds with `v-on`. */
export interface PressListeners {
  readonly pointerdown: (event: PointerEvent) => void;
  readonly mousedown: (event: MouseEvent) => void;
  readonly click: (event: MouseEvent) => void;
}

/** A touch that is broader than this, in CSS pixels, is no fingertip: it is a palm, an arm or a puddle. */
const BROADEST_FINGER = 110;

/** All buttons share one: a palm lies on several of them. */
const oneHand = createHand(SAME_HAND);
/** And one finger: what it touches may be gone before its second tap. */
const onePlace = createPlace(TOUCH_BOUNCE);

/**
 * A button that acts when the finger lands, once: the click that follows is the same press. A click without a
 * pointer comes from the keyboard or from a screen reader and counts as well. A press within `bounce` milliseconds
 * of the last one is the same finger, also where the first one brought another button to its place. Of a palm or of
 * two fingers that land together one press counts at the most, and none where the screen tells how broad the touch is.
 * What was pressed while the page stood still is refused as `late-presses.ts` says.
 */
export function usePress(act: () => void, bounce = TOUCH_BOUNCE): PressListeners {
  const counts = createBounce(bounce);
  const press = (event: Event): void => {
    if (!counts('press', event.timeStamp)) return;
    // A letter is seen in its field, and is no harm when it comes late.
    if (bounce === KEY_BOUNCE || hears(event)) act();
  };
  return {
    pointerdown: (event) => {
      if (event.button !== 0) return;
      if (event.pointerType === 'touch' && !isFinger(event)) return;
      press(event);
    },
    // The focus stays where it was: Enter after a touch applies the correction, it does not repeat the touch.
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
