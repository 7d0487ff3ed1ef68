import type { Direction } from '../keys/keys.ts';

/** What lies where, in pixels. */
type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * Moves the focus from button to button of a panel, by where they lie; the first arrow goes to what is chosen, else to
 * the first. At the edge it stays. Enter presses what has the focus.
 */
export function moveFocus(panel: ParentNode, direction: Direction): void {
  const buttons = [...panel.querySelectorAll<HTMLElement>('button')];
  const held = buttons.find((button) => button === document.activeElement);
  if (held === undefined) {
    (buttons.find((button) => button.getAttribute('aria-pressed') === 'true') ?? buttons[0])?.focus();
    return;
  }
  const from = held.getBoundingClientRect();
  const places = buttons
    .filter((button) => button !== held)
    .map((button) => ({ button, way: wayTo(from, button.getBoundingClientRect(), direction) }))
    .filter(({ way }) => way !== null)
    .toSorted((one, other) => (one.way ?? 0) - (other.way ?? 0));
  places[0]?.button.focus();
}

/** How far it is from one place to another in this direction; null when it does not lie there. Aslant is farther. */
export function wayTo(from: Place, to: Place, direction: Direction): number | null {
  const right = middle(to.left, to.width) - middle(from.left, from.width);
  const down = middle(to.top, to.height) - middle(from.top, from.height);
  const sideways = direction === 'left' || direction === 'right';
  const along = sideways ? right : down;
  const ahead = direction === 'left' || direction === 'up' ? -along : along;
  const aside = Math.abs(sideways ? down : right);
  // In a row, only what is in the row; from row to row, whatever lies nearest.
  const least = (sideways ? from.width : from.height) / 2;
  if (ahead < least || (sideways && aside > from.height / 2)) return null;
  return sideways ? ahead : ahead * FAR + aside;
}

/** The next row comes before anything behind it, however far aside. */
const FAR = 1000;

function middle(start: number, length: number): number {
  return start + length / 2;
}
