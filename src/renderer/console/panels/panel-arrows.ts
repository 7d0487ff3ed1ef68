import type { Direction } from '../keys/keys.ts';

/** A rectangle, in px. */
type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * Moves the focus between a panel's buttons by their positions, and stops at the edge. The first arrow goes to the
 * chosen button, else to the first. Enter presses the focused one.
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

/** The distance between two places in this direction, greater when diagonal; null when it is not that way. */
export function wayTo(from: Place, to: Place, direction: Direction): number | null {
  const right = middle(to.left, to.width) - middle(from.left, from.width);
  const down = middle(to.top, to.height) - middle(from.top, from.height);
  const sideways = direction === 'left' || direction === 'right';
  const along = sideways ? right : down;
  const ahead = direction === 'left' || direction === 'up' ? -along : along;
  const aside = Math.abs(sideways ? down : right);
  // Sideways stays in the row; up and down takes the nearest button.
  const least = (sideways ? from.width : from.height) / 2;
  if (ahead < least || (sideways && aside > from.height / 2)) return null;
  return sideways ? ahead : ahead * FAR + aside;
}

/** Any button in the next row is nearer than one behind it. */
const FAR = 1000;

function middle(start: number, length: number): number {
  return start + length / 2;
}
