import { onBeforeUnmount, onMounted, onUnmounted, type Ref } from 'vue';
import { useKeyLayer } from '../keys/key-layers.ts';

/** A form by the keyboard alone: where the focus begins, what sends it, and where the focus goes on. */
export function useFormKeys(root: Readonly<Ref<HTMLElement | null>>, apply: () => void): void {
  onMounted(() => {
    root.value?.querySelector<HTMLElement>('[data-first]')?.focus();
  });

  useKeyLayer((event) => {
    // A message is one line, even where its field shows three.
    const sends = event.ctrlKey || event.target instanceof HTMLTextAreaElement;
    if (event.key !== 'Enter' || !sends) return false;
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
