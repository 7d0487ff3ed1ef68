import { onScopeDispose } from 'vue';
import { within } from '../../within.ts';
import { KEY_BOUNCE, createBounce } from '../../../board/bounce.ts';
import { hears } from '../../press/standstill.ts';
import { actionOf, type KeyAction, type KeyPress } from './keys.ts';

/**
 * Hears the keys of the whole window, on key-down, while this scope lives. `act` answers whether it took the key; one it
 * did not take is left to the page. `read` says what a key asks for. Held keys and bounces are no presses
 * (decision 6), and what was pressed while the page stood still is refused (`standstill.ts`).
 */
export function useKeyboard(
  act: (action: KeyAction) => boolean,
  read: (press: KeyPress) => KeyAction | null = actionOf,
): void {
  const counts = createBounce(KEY_BOUNCE);

  function press(event: KeyboardEvent): void {
    if (belongsToField(event.target)) return;
    const action = read(event);
    if (action === null) return;
    if (action.kind === 'apply' && belongsToControl(event)) {
      // Held down on a focused key it would bowl ball after ball.
      if (event.repeat) event.preventDefault();
      return;
    }
    if (event.repeat || !counts(event.code, event.timeStamp) || !hears(event)) {
      event.preventDefault();
      return;
    }
    if (act(action)) event.preventDefault();
  }

  window.addEventListener('keydown', press);
  onScopeDispose(() => {
    window.removeEventListener('keydown', press);
  });
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
