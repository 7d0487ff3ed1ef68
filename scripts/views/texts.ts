import type { Page } from '@playwright/test';

/** A rectangle in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A piece of text as drawn. */
export interface DrawnText {
  readonly text: string;
  /** The approximate place of its letters, without the room above capitals and below the base line. */
  readonly box: Box;
  /** The visible area: the window and every clipping ancestor. */
  readonly clip: Box;
  /** The button it is written on. */
  readonly holder: Box | null;
  /** Whether something covers its centre. */
  readonly covered: boolean;
}

/** What cuts off and what scrolls the texts of an element. */
interface Clip {
  readonly clip: Box;
  readonly scroll: Box | null;
}

/** The overlap at which two texts become unreadable, in CSS pixels. */
const TOUCH = 2;

/** The text faults of one picture: clipped, covered, wider than its button, or overlapping. */
export function textFaults(texts: readonly DrawnText[]): readonly string[] {
  const single = texts.flatMap((drawn) => {
    if (!holds(drawn.clip, drawn.box)) return [`clipped: "${drawn.text}"`];
    if (drawn.covered) return [`covered: "${drawn.text}"`];
    return drawn.holder === null || holds(drawn.holder, drawn.box) ? [] : [`spilling: "${drawn.text}"`];
  });
  const pairs = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => overlap(one.box, other.box))
      .map((other) => `overlapping: "${one.text}" and "${other.text}"`),
  );
  return [...single, ...pairs];
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left - TOUCH &&
    inner.top >= outer.top - TOUCH &&
    inner.right <= outer.right + TOUCH &&
    inner.bottom <= outer.bottom + TOUCH
  );
}

function overlap(one: Box, other: Box): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > TOUCH && height > TOUCH;
}

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

    /** Text for screen readers only is clipped to nothing. */
    function isForVoices(element: Element): boolean {
      for (let outer: Element | null = element; outer !== null; outer = outer.parentElement)
        if (getComputedStyle(outer).clipPath === 'inset(50%)') return true;
      return false;
    }

    function holderOf(element: Element): Box | null {
      const holder = element.closest(HOLDERS);
      if (holder === null) return null;
      const { left, top, right, bottom } = holder.getBoundingClientRect();
      return { left, top, right, bottom };
    }

    function touches(edges: Box, box: Box): boolean {
      return (
        box.top < edges.bottom && box.bottom > edges.top && box.left < edges.right && box.right > edges.left
      );
    }

    function outside(edges: Box, box: Box): boolean {
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
      let { clip, scroll } = outer;
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const rect = element.getBoundingClientRect();
        if (overflowY === 'auto' || overflowY === 'scroll' || overflowX === 'auto') scroll ??= rect;
        clip = {
          ...{ left: Math.max(clip.left, rect.left), top: Math.max(clip.top, rect.top) },
          ...{ right: Math.min(clip.right, rect.right), bottom: Math.min(clip.bottom, rect.bottom) },
        };
      }
      clips.set(element, { clip, scroll });
      return { clip, scroll };
    }
  });
}
