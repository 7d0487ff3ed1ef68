import { onScopeDispose } from 'vue';
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
  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (within(event.target, 'input, textarea, select')) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (within(event.target, 'button')) return;
      event.preventDefault();
      if (event.repeat) return;
      if (event.key === ' ') type(' ');
      else enter();
    } else if (event.key === 'Backspace') {
      event.preventDefault();
      if (!event.repeat) back();
    } else if (isNameCharacter(event.key)) {
      event.preventDefault();
      if (!event.repeat) type(event.key);
      focus();
    } else if (event.key === 'Process' || Array.from(event.key).length === 1) {
      focus();
    }
  }

  window.addEventListener('keydown', press);
  onScopeDispose(() => {
    window.removeEventListener('keydown', press);
  });
}
