import { onScopeDispose } from 'vue';

/** Handles a key and returns true, or leaves it to the layer below. */
export type KeyLayer = (event: KeyboardEvent) => boolean;

let layers: readonly KeyLayer[] = [];

/** Gives a part of the page the keys while its scope lives. The newest part comes first. */
export function useKeyLayer(layer: KeyLayer): void {
  if (layers.length === 0) document.addEventListener('keydown', route);
  layers = [layer, ...layers];
  onScopeDispose(() => {
    layers = layers.filter((one) => one !== layer);
    if (layers.length === 0) document.removeEventListener('keydown', route);
  });
}

function route(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.metaKey || event.isComposing) return;
  if (layers.some((layer) => layer(event))) event.preventDefault();
}

/** A field keeps its letters and Enter, and a focused button its Enter. */
export function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [role=spinbutton]') !== null;
}
