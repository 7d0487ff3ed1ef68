import { useKeyLayer, type KeyAnswer } from '../press/key-router.ts';
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
 * everything that edits a text stays the browser's: arrows to the side, Delete, the clipboard.
 */
export function usePaperKeys({ type, back, step, apply, leave }: PaperKeys): void {
  function answer(event: KeyboardEvent): KeyAnswer {
    const onButton = within(event.target, 'button');
    if (onButton && (event.key === 'Enter' || event.key === ' ')) return null;
    return actionOf(event, within(event.target, 'input'));
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

  useKeyLayer({ level: 'view', answer });
}
