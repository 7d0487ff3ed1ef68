import type { Page } from '@playwright/test';
import type { DrawnText } from './text-faults.ts';

/** Every piece of drawn text, with its clipping and whether something covers it. */
export function drawnTexts(page: Page): Promise<readonly DrawnText[]> {
  return page.evaluate(() => {
    // The share of the content box that Archivo's capitals leave empty above and below.
    const EMPTY = 0.17;
    const HOLDERS = 'button, [role=button]';
    const found: DrawnText[] = [];
    // Hundreds of texts share their ancestors.
    const clips = new Map<Element, Clip>();
    // A dialog or the idle screen covers the rest on purpose.
    const front = document.querySelector('dialog[open], .idle') ?? document.body;
    const band = document.querySelector('.band, .whole');
    const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode;
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (text === '' || element === null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isForVoices(element)) continue;
      const seen = clipOf(element);
      const held = holderOf(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const empty = rect.height * EMPTY;
        const box = {
          left: rect.left,
          top: rect.top + empty,
          right: rect.right,
          bottom: rect.bottom - empty,
        };
        if (box.right - box.left < 1) continue;
        // A celebration covers texts only for a second.
        if (band !== null && !band.contains(element) && touches(band.getBoundingClientRect(), box)) continue;
        // Scrolled-away text can be scrolled back.
        if (seen.scroll !== null && outside(seen.scroll, box)) continue;
        const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        // An element without pointer events is never hit.
        const hit = getComputedStyle(element).pointerEvents !== 'none';
        const covered = hit && top !== null && !top.contains(element) && !element.contains(top);
        found.push({ text, box, clip: seen.clip, holder: held, covered });
      }
    }
    return found;

    interface Edges {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }

    interface Clip {
      readonly clip: Edges;
      readonly scroll: Edges | null;
    }

    /** Text for screen readers only is clipped to nothing. */
    function isForVoices(element: Element): boolean {
      for (let outer: Element | null = element; outer !== null; outer = outer.parentElement)
        if (getComputedStyle(outer).clipPath === 'inset(50%)') return true;
      return false;
    }

    function holderOf(element: Element): Edges | null {
      const holder = element.closest(HOLDERS);
      if (holder === null) return null;
      const { left, top, right, bottom } = holder.getBoundingClientRect();
      return { left, top, right, bottom };
    }

    function touches(edges: Edges, box: Edges): boolean {
      return (
        box.top < edges.bottom && box.bottom > edges.top && box.left < edges.right && box.right > edges.left
      );
    }

    function outside(edges: Edges, box: Edges): boolean {
      return (
        box.top < edges.top || box.bottom > edges.bottom || box.left < edges.left || box.right > edges.right
      );
    }

    function clipOf(element: Element): Clip {
      const known = clips.get(element);
      if (known !== undefined) return known;
      const { overflowX, overflowY } = getComputedStyle(element);
      const outer =
        element.parentElement === null
          ? { clip: { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }, scroll: null }
          : clipOf(element.parentElement);
      const clip = { ...outer.clip };
      let { scroll } = outer;
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const rect = element.getBoundingClientRect();
        if (overflowY === 'auto' || overflowY === 'scroll' || overflowX === 'auto') scroll ??= rect;
        clip.left = Math.max(clip.left, rect.left);
        clip.top = Math.max(clip.top, rect.top);
        clip.right = Math.min(clip.right, rect.right);
        clip.bottom = Math.min(clip.bottom, rect.bottom);
      }
      clips.set(element, { clip, scroll });
      return { clip, scroll };
    }
  });
}
