import { onScopeDispose } from 'vue';

/** The last input used at this console. */
export type LastInput = 'keys' | 'pointer';

/**
 * While this scope lives, `data-input` on the page's root names the last input; it is absent before the first key or
 * touch. `:focus-visible` is not enough: when the program moves the focus, fingers would get a ring too.
 */
export function useLastInput(root: HTMLElement = document.documentElement): void {
  const say = (input: LastInput): void => {
    root.dataset['input'] = input;
  };
  const keys = (): void => {
    say('keys');
  };
  const pointer = (): void => {
    say('pointer');
  };

  // Before anybody else hears it, so that whatever the press opens is drawn for this input.
  window.addEventListener('keydown', keys, true);
  window.addEventListener('pointerdown', pointer, true);
  onScopeDispose(() => {
    window.removeEventListener('keydown', keys, true);
    window.removeEventListener('pointerdown', pointer, true);
    delete root.dataset['input'];
  });
}
