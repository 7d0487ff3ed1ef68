import type { Plate } from '../../contract/contract.ts';

// Of 255: a pixel with less opacity shows its background, one with more is visible.
const COVERED = 250;
const SEEN = 96;
/** Rounded corners and soft edges need no plate. */
const MOST_SEEN_THROUGH = 0.02;
/** WCAG's contrast for anything but text. */
const CONTRAST = 3;

/**
 * The plate of a picture: none when it is opaque, else white or black, whichever contrasts with more of it. `pixels`
 * are blue, green, red and opacity, the colours premultiplied. `blank`: nothing is visible.
 */
export function plateFor(pixels: Uint8ClampedArray): Plate | null | 'blank' {
  const count = { seenThrough: 0, seen: 0, onWhite: 0, onBlack: 0 };
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const cover = pixels[at + 3] ?? 0;
    if (cover < COVERED) count.seenThrough += 1;
    if (cover < SEEN) continue;
    const light = luminance(pixels.subarray(at, at + 3));
    // Stryker disable next-line AssignmentOperator: it is only asked whether it is none
    count.seen += 1;
    // Stryker disable next-line EqualityOperator: no colour of eight bits is at the very bound
    if (1.05 / (light + 0.05) >= CONTRAST) count.onWhite += 1;
    // Stryker disable next-line EqualityOperator: no colour of eight bits is at the very bound
    if ((light + 0.05) / 0.05 >= CONTRAST) count.onBlack += 1;
  }
  if (count.seen === 0) return 'blank';
  if (count.seenThrough <= MOST_SEEN_THROUGH * (pixels.length / 4)) return null;
  return count.onBlack > count.onWhite ? 'black' : 'white';
}

/** Relative luminance (WCAG 2). */
function luminance([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
  return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
}

function linear(part: number): number {
  // Stryker disable next-line EqualityOperator: no colour of eight bits is at the very bound
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
