import { onScopeDispose } from 'vue';
import { useIdle } from '../screen/idle.ts';
import { useDesk } from './desk/desk.ts';

/** Touch, mouse and keys. */
const INPUTS = ['pointerdown', 'keydown'] as const;
/** In milliseconds: a longer touch has seen what it woke. */
const LONGEST_TOUCH = 1_500;

/**
 * Any touch or key keeps the screen awake. The one that wakes it only opens the set-up for a new party and enters
 * nothing.
 */
export function useWaking(): void {
  const idle = useIdle();
  const desk = useDesk();

  function hear(event: Event): void {
    const rested = idle.resting;
    idle.wake();
    if (!rested) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'pointerdown') swallowClick();
    void desk.goToNewParty();
  }

  /** The waking finger is lifted over a set-up it has not seen, so its click does not count. */
  function swallowClick(): void {
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      end();
    };
    const end = (): void => {
      clearTimeout(timer);
      for (const input of ['click', 'contextmenu']) window.removeEventListener(input, swallow, true);
      window.removeEventListener('pointerdown', end, true);
    };
    const timer = setTimeout(end, LONGEST_TOUCH);
    for (const input of ['click', 'contextmenu']) window.addEventListener(input, swallow, true);
    window.addEventListener('pointerdown', end, true);
  }

  for (const input of INPUTS) window.addEventListener(input, hear, true);
  onScopeDispose(() => {
    for (const input of INPUTS) window.removeEventListener(input, hear, true);
  });
}
