import { onScopeDispose } from 'vue';

/** Takes a key, or leaves it to the layer below. */
export type KeyLayer = (event: KeyboardEvent) => boolean;

let layers: readonly KeyLayer[] = [];

/** Gives a part of the page the keys while this scope lives: the newest part hears them first. */
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

/** Letters and Enter in a field are the field's, as Enter is a focused button's. */
export function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [role=spinbutton]') !== null;
}
