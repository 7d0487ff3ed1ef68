import type { Plate } from '../../contract/contract.ts';

// Of 255: what is covered less shows what is behind it, and what is covered more is seen.
const COVERED = 250;
const SEEN = 96;
/** Rounded corners and soft edges are no reason for a plate. */
const MOST_SEEN_THROUGH = 0.02;
/** As WCAG asks of what is no text. */
const CONTRAST = 3;

/**
 * What a picture stands on: nothing when it covers its ground, else white or black, whichever more of it is told from.
 * `pixels` are red, green, blue and cover of each, as a canvas has them. `blank`: nothing of it is seen.
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

/** The relative luminance of WCAG 2. */
function luminance([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
  return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
}

function linear(part: number): number {
  // Stryker disable next-line EqualityOperator: no colour of eight bits is at the very bound
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
