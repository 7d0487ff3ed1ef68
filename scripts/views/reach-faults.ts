import type { Box } from './texts.ts';

/** A thing as drawn, and the window. */
export interface Placed {
  readonly name: string;
  readonly box: Box;
}

/** Layout uses fractions of a pixel. */
const ROUNDING = 2;

/** What stands outside a window of this size, where nobody sees or reaches it. */
export function outsideFaults(
  things: readonly Placed[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly string[] {
  return things
    .filter(
      ({ box: { left, top, right, bottom } }) =>
        left < -ROUNDING || top < -ROUNDING || right > width + ROUNDING || bottom > height + ROUNDING,
    )
    .map(({ name }) => `outside: ${name}`);
}

/** Runs in the page: its controls and pictures, without what can be scrolled into sight. */
export function placedIn(): readonly Placed[] {
  const scrolls = (part: Element): boolean => {
    for (let around = part.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) return true;
    }
    return false;
  };
  return [...document.querySelectorAll('button, input, select, figure, img, canvas')]
    .filter(
      (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !scrolls(part),
    )
    .map((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const kind = [part.tagName.toLowerCase(), ...part.classList].join('.');
      return { name: kind, box: { left, top, right, bottom } };
    });
}

/** What a press that began on the page before would press on this one. */
export function pressFaults(reached: readonly string[]): readonly string[] {
  return reached.map((name) => `under the finger of the page before: "${name}"`);
}

/**
 * Runs in the page: lands a finger on something that is gone when it lifts, over each button in turn. Events that the
 * page would hear are named and kept from it.
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
