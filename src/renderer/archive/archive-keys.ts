import { nextTick, type Ref } from 'vue';
import { moveFocus } from '../console/panels/panel-arrows.ts';
import type { Direction } from '../console/keys/keys.ts';
import { useKeyLayer, type KeyAnswer } from '../press/key-router.ts';
import { within } from '../within.ts';
import type { Archive } from './archive.ts';

/** What the archive's keys do besides. */
export interface ArchiveKeys {
  readonly archive: Archive;
  readonly root: Readonly<Ref<HTMLElement | null>>;
  readonly print: () => void;
  readonly exportFiles: () => void;
  readonly leave: () => void;
}

const SIDEWAYS: Readonly<Partial<Record<string, Direction>>> = { ArrowLeft: 'left', ArrowRight: 'right' };

/**
 * Up and down choose a game, Page Up and Page Down turn the list, left and right go through the actions; letters are the
 * name's, so Ctrl and a letter open the days, print and export. Escape leaves the innermost part. An open panel hears
 * its own arrows first.
 */
export function useArchiveKeys({ archive, root, leave, ...acts }: ArchiveKeys): void {
  function answer(event: KeyboardEvent): KeyAnswer {
    const { code, ctrlKey, shiftKey, target } = event;
    if (event.isComposing || archive.side.value.kind === 'statistics') return null;
    if (ctrlKey) return shiftKey ? null : chord(code);
    if (code === 'Escape') return leave;
    if (code === 'PageUp' || code === 'PageDown')
      return () => archive.list.turn(code === 'PageDown' ? 1 : -1);
    if (code === 'ArrowUp' || code === 'ArrowDown') return () => step(code === 'ArrowDown' ? 1 : -1);
    const direction = SIDEWAYS[code];
    const { value } = root;
    if (direction === undefined || value === null || within(target, 'input')) return null;
    return () => {
      moveFocus(within(document.activeElement, '[data-acts]') ? actsOf(value) : value, direction);
    };
  }

  function chord(code: string): KeyAnswer {
    switch (code) {
      case 'KeyD':
        return () => {
          archive.show({ kind: 'days' });
        };
      case 'KeyP':
        return acts.print;
      case 'KeyE':
        return acts.exportFiles;
      default:
        return null;
    }
  }

  async function step(by: 1 | -1): Promise<void> {
    const isInList = within(document.activeElement, '[data-game]');
    await archive.step(by);
    if (!isInList) return;
    await nextTick();
    root.value?.querySelector<HTMLElement>('[data-game][aria-pressed="true"]')?.focus();
  }

  useKeyLayer({ level: 'view', answer });
}

/** The actions of the opened game. */
export function actsOf(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>('[data-acts]') ?? root;
}
