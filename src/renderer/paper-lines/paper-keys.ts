import { onScopeDispose } from 'vue';
import { KEY_BOUNCE, createBounce } from '../../board/bounce.ts';
import { within } from '../within.ts';
import { signOf } from './signs.ts';

/** What the keys of the view do. */
export interface PaperKeys {
  /** Writes a sign where the caret stands. */
  readonly type: (sign: string) => void;
  readonly back: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly apply: () => void;
  readonly leave: () => void;
}

/**
 * While this scope lives, keys go into the field that was last written in, wherever the focus is. In the field itself
 * everything that edits a text stays the browser's: arrows to the side, Delete, the clipboard. Held keys and bounces
 * are no presses (decision 6).
 */
export function usePaperKeys({ type, back, step, apply, leave }: PaperKeys): void {
  const counts = createBounce(KEY_BOUNCE);

  function press(event: KeyboardEvent): void {
    const onButton = within(event.target, 'button');
    if (onButton && (event.key === 'Enter' || event.key === ' ')) return;
    const act = actionOf(event, within(event.target, 'input'));
    if (act === null) return;
    event.preventDefault();
    if (!event.repeat && counts(event.code, event.timeStamp)) act();
  }

  function actionOf(event: KeyboardEvent, inField: boolean): (() => void) | null {
    switch (event.code) {
      case 'Escape':
        return leave;
      case 'Enter':
      case 'NumpadEnter':
        return apply;
      case 'ArrowUp':
        return () => {
          step(-1);
        };
      case 'ArrowDown':
        return () => {
          step(1);
        };
      case 'Backspace':
        return inField ? null : back;
      default: {
        const sign = signOf(event);
        return sign === null
          ? null
          : () => {
              type(sign);
            };
      }
    }
  }

  window.addEventListener('keydown', press);
  onScopeDispose(() => {
    window.removeEventListener('keydown', press);
  });
}
