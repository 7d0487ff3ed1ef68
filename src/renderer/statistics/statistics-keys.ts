import { onMounted, type Ref } from 'vue';
import type { Direction } from '../console/keys/keys.ts';
import { moveFocus } from '../console/panels/panel-arrows.ts';
import { useKeyLayer } from '../press/key-router.ts';

const ARROWS: Readonly<Partial<Record<string, Direction>>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Arrows move between the choices, Enter takes one, P prints, with Ctrl as in the archive, Escape leaves. What lies behind hears no key. */
export function useStatisticsKeys(
  root: Readonly<Ref<HTMLElement | null>>,
  { print, leave }: { readonly print: () => void; readonly leave: () => void },
): void {
  useKeyLayer({
    level: 'panel',
    answer: ({ code, ctrlKey, isComposing }) => {
      if (isComposing) return null;
      if (code === 'KeyP') return print;
      if (ctrlKey) return null;
      if (code === 'Escape') return leave;
      const direction = ARROWS[code];
      const { value } = root;
      if (direction === undefined || value === null) return null;
      return () => {
        moveFocus(value, direction);
      };
    },
  });
  onMounted(() => {
    // What lies behind keeps its focus no longer.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
