import type { Page } from '@playwright/test';
import type { DrawnTarget } from './target-faults.ts';
import type { Box } from './text-faults.ts';

/** Everything that can be pressed on the page; the board's own cells are read first and pressed second, and are none. */
export function drawnTargets(page: Page): Promise<readonly DrawnTarget[]> {
  return page.evaluate(() => {
    const seenOf = (part: Element, whole: Box): Box => {
      let { left, top, right, bottom } = whole;
      for (let around = part.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const frame = around.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return { left, top, right, bottom };
    };
    // What lies over the rest is pressed alone.
    const front = document.querySelector('dialog[open]') ?? document.body;
    const staff = 'main.settings, dialog.pin, .strip, .sure';
    const parts = [...front.querySelectorAll('button, input, select, [role=button]')];
    return parts.flatMap((part) => {
      if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      // What is scrolled away, or lies under something, is not pressed where it is.
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (hit === null || (hit !== part && !part.contains(hit))) return [];
      // By its kind, which is the same in every language.
      const kind = [part.tagName.toLowerCase(), ...part.classList].join('.');
      const name = `${kind} in ${part.parentElement?.className || 'the page'}`;
      // A round one is hit inside its circle alone.
      const round = getComputedStyle(part).borderTopLeftRadius === '50%';
      const least = part.closest(staff) === null ? 64 : 44;
      const box = seenOf(part, { left, top, right, bottom });
      return [{ name, box, size: { width, height }, round, least }];
    });
  });
}
