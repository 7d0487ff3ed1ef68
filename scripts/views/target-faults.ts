import type { Box } from './text-faults.ts';

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
