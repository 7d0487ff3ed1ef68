import type { Page } from '@playwright/test';
import type { Box } from './texts.ts';

/** A touch target as drawn. */
export interface DrawnTarget {
  /** Its kind, independent of player and language. */
  readonly name: string;
  /** Its visible part; a list may have scrolled the rest away. */
  readonly box: Box;
  /** Its full width and height, scrolled away or not. */
  readonly size: { readonly width: number; readonly height: number };
  readonly round: boolean;
  /** Its least width and height in CSS pixels (quality: touch and keyboard). */
  readonly least: number;
}

/** The least gap between targets in CSS pixels (quality: touch and keyboard). */
const GAP = 8;

/** Layout uses fractions of a pixel. */
const ROUNDING = 0.5;

/** The target faults of one picture: too small for a finger, or too close together. */
export function targetFaults(targets: readonly DrawnTarget[]): readonly string[] {
  const small = targets.flatMap(({ name, size: { width, height }, least }) => {
    if (Math.min(width, height) >= least - ROUNDING) return [];
    return [`small: ${name} is ${width.toFixed(0)} x ${height.toFixed(0)} px of ${String(least)}`];
  });
  const near = targets.flatMap((one, index) =>
    targets.slice(index + 1).flatMap((other) => {
      const gap = gapBetween(one, other);
      return gap >= GAP - ROUNDING ? [] : [`near: ${one.name}; ${other.name}: ${gap.toFixed(1)} px`];
    }),
  );
  return [...small, ...near];
}

/** The distance between two edges; 0 or less when they touch. */
function gapBetween(one: DrawnTarget, other: DrawnTarget): number {
  const [first, second] = [cored(one), cored(other)];
  const across = Math.max(first.box.left, second.box.left) - Math.min(first.box.right, second.box.right);
  const along = Math.max(first.box.top, second.box.top) - Math.min(first.box.bottom, second.box.bottom);
  const apart = across > 0 && along > 0 ? Math.hypot(across, along) : Math.max(across, along);
  return apart - first.radius - second.radius;
}

/** A circle as its centre with a radius; a box as itself with radius 0. */
function cored({ box, round }: DrawnTarget): { readonly box: Box; readonly radius: number } {
  if (!round) return { box, radius: 0 };
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return { box: { left: x, top: y, right: x, bottom: y }, radius: (box.right - box.left) / 2 };
}

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
