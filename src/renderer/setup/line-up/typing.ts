import { useKeyLayer, type KeyAnswer } from '../../press/key-router.ts';
import { within } from '../../within.ts';
import { isNameCharacter } from './line-up-draft.ts';

/** A component that can be given the keyboard. */
export interface Focusable {
  readonly focus: () => void;
}

/** What keys outside the name's own field do. */
export interface Typing {
  readonly type: (character: string) => void;
  readonly back: () => void;
  readonly enter: () => void;
  /** Puts the focus into the name's field, for keys that only it understands. */
  readonly focus: () => void;
}

/**
 * While this scope lives, keys go into the open row wherever the focus is, but for fields and for the keys that
 * press a focused button. What an input method hides only moves the focus: the next key composes in the field.
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
