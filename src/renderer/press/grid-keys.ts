import type { Ref } from 'vue';
import type { Direction } from '../console/keys/keys.ts';
import { moveFocus } from '../console/panels/panel-arrows.ts';
import { within } from '../within.ts';
import { useKeyLayer, type KeyAnswer } from './key-router.ts';

const ARROWS: Readonly<Partial<Record<string, Direction>>> = {
  ...{ ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' },
};

/** In this scope arrows move the focus between the buttons of a panel, and Escape leaves it. Fields keep their arrows. */
export function useGridKeys(panel: Readonly<Ref<HTMLElement | null>>, leave: () => void): void {
  function answer({ code, target, ctrlKey, shiftKey }: KeyboardEvent): KeyAnswer {
    if (ctrlKey || shiftKey) return null;
    if (code === 'Escape') return leave;
    const direction = ARROWS[code];
    const { value } = panel;
    if (direction === undefined || value === null || within(target, 'input')) return null;
    return () => {
      moveFocus(value, direction);
    };
  }

  useKeyLayer({ level: 'panel', answer });
}
