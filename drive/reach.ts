import type { Page } from '@playwright/test';

/**
 * What nobody can read or press on the page as it is: text that its box cuts off or that lies beside the window, and controls
 * that no scrolling brings into reach. What scrolls away can be scrolled back.
 */
export function unreachable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // In CSS pixels; the line box of a text is taller than its letters.
    const TOLERANCE = 2;
    // A dialog or a menu stands over the rest.
    const front = document.querySelector('dialog[open], .menu') ?? document.body;
    return [...cutTexts(), ...lostControls()];

    function isSeen(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let outer: Element | null = element; outer !== null; outer = outer.parentElement)
        if (getComputedStyle(outer).clipPath === 'inset(50%)') return false;
      return true;
    }

    function cutTexts(): readonly string[] {
      const cut: string[] = [];
      const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() !== null) {
        const node = walker.currentNode;
        const text = (node.textContent ?? '').trim();
        const element = node.parentElement;
        if (text === '' || element === null || !isSeen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if (Array.from(range.getClientRects()).some((rect) => isCut(rect, element)))
          cut.push(`cut: "${text}"`);
      }
      return cut;
    }

    function isCut({ left, right, top, bottom, width }: DOMRect, element: Element): boolean {
      if (width < 1) return false;
      if (left < -TOLERANCE || right > window.innerWidth + TOLERANCE) return true;
      for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(outer);
        if (display === 'inline') continue;
        const box = outer.getBoundingClientRect();
        if (isHidden(overflowX) && (left < box.left - TOLERANCE || right > box.right + TOLERANCE))
          return true;
        const empty = (bottom - top) * 0.17;
        if (isScrolled(overflowY)) return false;
        if (
          isHidden(overflowY) &&
          (top + empty < box.top - TOLERANCE || bottom - empty > box.bottom + TOLERANCE)
        )
          return true;
      }
      return false;
    }

    function isHidden(overflow: string): boolean {
      return overflow === 'hidden' || overflow === 'clip';
    }

    function isScrolled(overflow: string): boolean {
      return overflow === 'auto' || overflow === 'scroll';
    }

    function lostControls(): readonly string[] {
      const controls = front.querySelectorAll(
        'button, input, select, textarea, summary, a[href], [role=spinbutton]',
      );
      return Array.from(controls).flatMap((control) => {
        if (!isSeen(control)) return [];
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isHit = hit !== null && control.contains(hit);
        const isWithin = left >= -TOLERANCE && right <= window.innerWidth + TOLERANCE;
        if (isHit && isWithin && width > 0 && height > 0) return [];
        const name = control.getAttribute('aria-label') ?? control.textContent.trim();
        return [`out of reach: ${control.tagName.toLowerCase()} "${name}"`];
      });
    }
  });
}
