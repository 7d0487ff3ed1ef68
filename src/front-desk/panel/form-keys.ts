import { onBeforeUnmount, onMounted, onUnmounted, type Ref } from 'vue';
import { useKeyLayer } from '../keys/key-layers.ts';

/**
 * A form by the keyboard alone: where the focus begins, what sends it, and where the focus goes on. While a lane's number is
 * typed, Enter chooses that lane.
 */
export function useFormKeys(
  root: Readonly<Ref<HTMLElement | null>>,
  apply: () => void,
  isNumberTyped: () => boolean,
): void {
  onMounted(() => {
    const first = root.value?.querySelector<HTMLElement>('[data-first]');
    (first ?? root.value?.querySelector<HTMLElement>('[type=submit]'))?.focus();
  });

  useKeyLayer(({ key, ctrlKey, target }) => {
    // A message is one line, even where its field shows three, and Enter does nothing of its own in a choice.
    const sends = ctrlKey || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
    if (key !== 'Enter' || !sends || isNumberTyped()) return false;
    apply();
    return true;
  });

  // A button that was just pressed keeps no focus while its answer is awaited: then the page itself has it.
  let hasFocus = false;
  onBeforeUnmount(() => {
    const { activeElement, body } = document;
    hasFocus = activeElement === body || root.value?.contains(activeElement) === true;
  });
  onUnmounted(() => {
    if (hasFocus) document.querySelector<HTMLElement>('[data-tile][aria-pressed=true]')?.focus();
  });
}
