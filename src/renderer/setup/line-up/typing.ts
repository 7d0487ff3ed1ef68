import { useKeyLayer, type KeyAnswer } from '../../press/key-router.ts';
import { within } from '../../within.ts';
import { isNameCharacter } from './letters.ts';

/** A focusable component. */
export interface Focusable {
  readonly focus: () => void;
}

/** The actions of keys pressed outside the name field. */
export interface Typing {
  readonly type: (character: string) => void;
  readonly back: () => void;
  readonly enter: () => void;
  /** Focuses the name field, for keys that only it understands. */
  readonly focus: () => void;
}

/**
 * In this scope, keys go into the open row wherever the focus is, except in fields and for keys that press a focused
 * button. A key hidden by an input method only moves the focus, so that the next one composes in the field.
 */
export function useTyping({ type, back, enter, focus }: Typing): void {
  function answer(event: KeyboardEvent): KeyAnswer {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
    if (within(event.target, 'input, textarea, select')) return null;
    const { key } = event;
    if (key === 'Enter' || key === ' ') {
      if (within(event.target, 'button')) return null;
      return key === 'Enter'
        ? enter
        : () => {
            type(key);
          };
    }
    if (key === 'Backspace') return back;
    if (isNameCharacter(key))
      return () => {
        type(key);
        focus();
      };
    if (key === 'Process' || Array.from(key).length === 1) focus();
    return null;
  }

  useKeyLayer({ level: 'view', answer });
}
