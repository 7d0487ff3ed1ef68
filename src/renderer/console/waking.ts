import { onScopeDispose } from 'vue';
import { useIdle } from '../screen/idle.ts';
import { useKeptDrafts } from '../setup/line-up/kept-drafts.ts';
import { useDesk } from './desk/desk.ts';

/** Touch, mouse and keys. */
const INPUTS = ['pointerdown', 'keydown'] as const;

/**
 * Any touch or key keeps the screen awake. The one that wakes it only opens the set-up for a new party and enters
 * nothing; what it sends as it lifts is a foreign press of that set-up.
 */
export function useWaking(): void {
  const idle = useIdle();
  const desk = useDesk();
  const kept = useKeptDrafts();

  function hear(event: Event): void {
    const rested = idle.resting;
    idle.wake();
    if (!rested) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.drop();
    void desk.goToNewParty();
  }

  for (const input of INPUTS) window.addEventListener(input, hear, true);
  onScopeDispose(() => {
    for (const input of INPUTS) window.removeEventListener(input, hear, true);
  });
}
