import type { Box } from './text-faults.ts';

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
