/** What a press that began on the page before would press on this one. */
export function pressFaults(reached: readonly string[]): readonly string[] {
  return reached.map((name) => `under the finger of the page before: "${name}"`);
}

/**
 * Runs in the page: lands a finger on something that is gone when it lifts, over each button in turn. What the page would
 * hear is named and kept from it.
 */
export function reachedIn(): readonly string[] {
  const reached: string[] = [];
  const hear = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    reached.push(button?.getAttribute('aria-label') ?? (button?.textContent ?? '').trim());
  };
  // The page's own filter is on the window, before this.
  document.addEventListener('click', hear, true);
  for (const button of document.querySelectorAll('button')) {
    const before = document.body.appendChild(document.createElement('button'));
    before.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 1, pointerType: 'touch' }));
    before.remove();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  }
  document.removeEventListener('click', hear, true);
  return reached;
}
