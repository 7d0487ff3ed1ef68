import { useKeyLayer, type KeyAnswer, type KeyLayer } from '../../press/key-router.ts';
import { within } from '../../within.ts';
import { actionOf, type KeyAction, type KeyPress } from './keys.ts';

/**
 * Hears the console's keys while this scope lives. `read` turns a key into an action; `act` returns whether it took it,
 * else the layer below gets the key, and last the page. Keys pressed during a standstill are refused
 * (`late-presses.ts`), and `lost` hears of them.
 */
export function useConsoleKeys(
  level: KeyLayer['level'],
  act: (action: KeyAction) => boolean,
  read: (press: KeyPress) => KeyAction | null = actionOf,
  lost: (action: KeyAction) => void = () => undefined,
): void {
  function answer(event: KeyboardEvent): KeyAnswer {
    const action = read(event);
    if (action === null || (belongsToField(event.target) && !LEAVES_FIELD_ALONE.has(action.kind)))
      return null;
    if (action.kind === 'apply' && belongsToControl(event)) return 'browser';
    return () => act(action);
  }

  useKeyLayer({
    level,
    answer,
    refusesLate: true,
    lost: (event) => {
      const action = read(event);
      if (action !== null) lost(action);
    },
  });
}

/** They type nothing, and a field keeps what is in it. */
const LEAVES_FIELD_ALONE: ReadonlySet<KeyAction['kind']> = new Set(['staff', 'full-screen']);

/** Keys typed into a field are text, not balls. */
function belongsToField(target: EventTarget | null): boolean {
  return within(target, 'input, textarea, select, [contenteditable]');
}

/** Enter on a focused button presses that button; a cell that was handled has prevented the default. */
function belongsToControl(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return true;
  return within(event.target, 'button');
}
