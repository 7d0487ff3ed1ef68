import type { Box } from './text-faults.ts';

/** Something that can be pressed, as it is drawn. */
export interface DrawnTarget {
  /** What it is, not whose or in which language. */
  readonly name: string;
  /** What is seen of it: a list may have scrolled away the rest. */
  readonly box: Box;
  /** How wide and high it is, scrolled away or not. */
  readonly size: { readonly width: number; readonly height: number };
  /** Whether it is the circle in that box. */
  readonly round: boolean;
  /** How wide and high it must be, CSS pixels (quality: touch and keyboard). */
  readonly least: number;
}

/** Between two targets there is this much at least, CSS pixels (quality: touch and keyboard). */
const GAP = 8;

/** A box is laid out in fractions of a pixel. */
const ROUNDING = 0.5;

/** What is wrong with the targets of one picture: too small for a finger, or too near to another. */
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

/** How far it is from the edge of one to the edge of the other; 0 or less when they touch. */
function gapBetween(one: DrawnTarget, other: DrawnTarget): number {
  const [first, second] = [cored(one), cored(other)];
  const across = Math.max(first.box.left, second.box.left) - Math.min(first.box.right, second.box.right);
  const along = Math.max(first.box.top, second.box.top) - Math.min(first.box.bottom, second.box.bottom);
  const apart = across > 0 && along > 0 ? Math.hypot(across, along) : Math.max(across, along);
  return apart - first.radius - second.radius;
}

/** A circle is its middle with a radius round it; a box is itself with none. */
function cored({ box, round }: DrawnTarget): { readonly box: Box; readonly radius: number } {
  if (!round) return { box, radius: 0 };
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return { box: { left: x, top: y, right: x, bottom: y }, radius: (box.right - box.left) / 2 };
}
