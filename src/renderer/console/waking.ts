import { onScopeDispose } from 'vue';
import { useIdle } from '../lane/idle.ts';
import { useDesk } from './desk.ts';

/** What is heard: a finger, a mouse, a key. */
const INPUTS = ['pointerdown', 'keydown'] as const;

/**
 * Any touch or key keeps the screen awake. The one that wakes it does nothing else: it opens the set-up for a new party,
 * and is no letter of a name and no ball.
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
    void desk.goToNewParty();
  }

  for (const input of INPUTS) window.addEventListener(input, hear, true);
  onScopeDispose(() => {
    for (const input of INPUTS) window.removeEventListener(input, hear, true);
  });
}
