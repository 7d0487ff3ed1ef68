import { onScopeDispose } from 'vue';

/** What somebody used last at this console. */
export type LastInput = 'keys' | 'pointer';

/**
 * While this scope lives, the page's root says in `data-input` what was used last; before the first key or touch it says
 * nothing. `:focus-visible` is not enough: the program moves the focus by itself, and then a ring comes to fingers too.
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

  // Before anybody else hears it: what the press opens is drawn for the hand that pressed.
  window.addEventListener('keydown', keys, true);
  window.addEventListener('pointerdown', pointer, true);
  onScopeDispose(() => {
    window.removeEventListener('keydown', keys, true);
    window.removeEventListener('pointerdown', pointer, true);
    delete root.dataset['input'];
  });
}
