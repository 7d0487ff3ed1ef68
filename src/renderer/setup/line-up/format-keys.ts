import { useKeyLayer, type KeyAnswer } from '../../press/key-router.ts';

/** What Ctrl+F, Ctrl+O, Ctrl+G, Ctrl+L, Ctrl+P and Ctrl+H do; null where there is nothing to choose. */
export interface FormatKeys {
  readonly format: () => (() => void) | null;
  readonly option: () => (() => void) | null;
  readonly games: () => (() => void) | null;
  readonly league: () => (() => void) | null;
  readonly practice: () => (() => void) | null;
  readonly past: () => (() => void) | null;
}

/** In this scope, Ctrl with a letter chooses, because each letter alone belongs to a name. */
export function useFormatKeys({ format, option, games, league, practice, past }: FormatKeys): void {
  function answer(event: KeyboardEvent): KeyAnswer {
    if (!event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
    // By place, so that a Korean input method cannot swallow them.
    if (event.code === 'KeyF') return format();
    if (event.code === 'KeyG') return games();
    if (event.code === 'KeyL') return league();
    if (event.code === 'KeyP') return practice();
    if (event.code === 'KeyH') return past();
    return event.code === 'KeyO' ? option() : null;
  }

  useKeyLayer({ level: 'view', answer });
}
