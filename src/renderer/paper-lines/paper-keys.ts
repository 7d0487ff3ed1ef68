import { useKeyLayer, type KeyAnswer } from '../press/key-router.ts';
import { within } from '../within.ts';
import { signOf } from './signs.ts';

export interface PaperKeys {
  readonly type: (sign: string) => void;
  readonly back: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly apply: () => void;
  readonly leave: () => void;
}

/**
 * In this scope, keys go into the last edited field, wherever the focus is. In the field itself the browser keeps its
 * editing keys: left and right, Delete, the clipboard.
 */
export function usePaperKeys({ type, back, step, apply, leave }: PaperKeys): void {
  function answer(event: KeyboardEvent): KeyAnswer {
    if (event.ctrlKey) return null;
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
