import type { Page } from '@playwright/test';
import type { DrawnTarget } from './target-faults.ts';
import type { Box } from './text-faults.ts';

/** All touch targets on the page except the board's cells, which are mainly for reading. */
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
    // A dialog on top is the only thing that can be pressed.
    const front = document.querySelector('dialog[open]') ?? document.body;
    const staff = 'main.settings, dialog.pin, .strip, .sure';
    const parts = [...front.querySelectorAll('button, input, select, [role=button]')];
    return parts.flatMap((part) => {
      if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      // A target that is scrolled away or covered cannot be pressed there.
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (hit === null || (hit !== part && !part.contains(hit))) return [];
      // Named by kind, which is the same in every language.
      const kind = [part.tagName.toLowerCase(), ...part.classList].join('.');
      const name = `${kind} in ${part.parentElement?.className || 'the page'}`;
      // A round target is hit only inside its circle.
      const round = getComputedStyle(part).borderTopLeftRadius === '50%';
      const least = part.closest(staff) === null ? 64 : 44;
      const box = seenOf(part, { left, top, right, bottom });
      return [{ name, box, size: { width, height }, round, least }];
    });
  });
}
