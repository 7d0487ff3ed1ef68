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
  // A dialog hears its own keys.
  if (event.target instanceof Element && event.target.closest('dialog') !== null) return;
  // Enter that is held down presses a button once.
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) {
    event.preventDefault();
    return;
  }
  if (layers.some((layer) => layer(event))) event.preventDefault();
}

/** A field keeps its letters and Enter, and a focused button its Enter. */
export function isTyping(event: Event): boolean {
  return takesDigits(event) || event.target instanceof HTMLSelectElement;
}

/** Digits are for no choice among lanes: there they are a lane's number. */
export function takesDigits({ target }: Event): boolean {
  return target instanceof Element && target.closest('input, textarea, [role=spinbutton]') !== null;
}
