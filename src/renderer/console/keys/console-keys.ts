import { useKeyLayer, type KeyAnswer, type KeyLayer } from '../../press/key-router.ts';
import { within } from '../../within.ts';
import { actionOf, type KeyAction, type KeyPress } from './keys.ts';

/**
 * Hears the keys of the console while this scope lives. `act` answers whether it took the key; one it did not take is left
 * to the layer below, and at last to the page. `read` says what a key asks for. What was pressed while the page stood
 * still is refused (`late-presses.ts`).
 */
export function useConsoleKeys(
  level: KeyLayer['level'],
  act: (action: KeyAction) => boolean,
  read: (press: KeyPress) => KeyAction | null = actionOf,
): void {
  function answer(event: KeyboardEvent): KeyAnswer {
    if (belongsToField(event.target)) return null;
    const action = read(event);
    if (action === null) return null;
    if (action.kind === 'apply' && belongsToControl(event)) return 'browser';
    return () => act(action);
  }

  useKeyLayer({ level, answer, refusesLate: true });
}

/** What is typed into a field is a text, not a ball. */
function belongsToField(target: EventTarget | null): boolean {
  return within(target, 'input, textarea, select, [contenteditable]');
}

/** Enter on a focused button presses that button; a cell that was handled has prevented the default. */
function belongsToControl(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return true;
  return within(event.target, 'button');
}
