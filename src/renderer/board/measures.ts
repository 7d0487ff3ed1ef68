import { LINES_A_PAGE } from './pages.ts';

/**
 * How a board is laid out. `u` is the width of one ball box: a frame is 2 u, the tenth 3 u, whatever the screen.
 * flat: one line of ten frames. fold: two lines of five, for the few. tall: the name above its ten frames.
 */
export type Form = 'console' | 'flat' | 'fold' | 'tall';

/** The sizes of a board in px. */
export interface Measures {
  readonly u: number;
  readonly gap: number;
  /** The line of frame numbers. */
  readonly heads: number;
  readonly row: number;
  /** The name's line above the frames, in the tall form; else 0. */
  readonly top: number;
  /** One line of frames: marks above, running total below. */
  readonly line: number;
  /** Font sizes; a digit is 0.7 of them high. */
  readonly mark: number;
  readonly running: number;
  readonly total: number;
  readonly max: number;
  readonly name: number;
  /** The room a name has. */
  readonly nameRoom: number;
  /** The height of all of it. */
  readonly height: number;
}

/** The smallest seam a finger or an eye tells apart, in px. */
const LEAST_GAP = 2;

/** The sizes of a board of so many lines in a box of this width and height (px). */
export function measuresOf(form: Form, width: number, height: number, lines: number): Measures {
  const count = Math.min(Math.max(lines, 1), LINES_A_PAGE);
  switch (form) {
    case 'console':
    case 'flat':
      return flat(width, height, count);
    case 'fold':
      return fold(width, height, count);
    case 'tall':
      return tall(width, height, count);
  }
}

/** Name 4.3, nine frames of 2, the tenth 3, total 2.6, max 1.9: 29.8 u wide. */
function flat(width: number, height: number, lines: number): Measures {
  const u = width / 29.8;
  const gap = Math.max(LEAST_GAP, u * 0.08);
  const heads = Math.max(18, u * 0.6);
  const row = Math.max(0, Math.min((height - heads) / lines - gap, u * 3.4));
  return {
    ...{ u, gap, heads, row, top: 0, line: row },
    mark: Math.min(u * 0.88, row * 0.43),
    running: Math.min(u * 1.16, row * 0.555),
    total: Math.min(u * 1.48, row * 0.72),
    max: Math.min(u * 0.86, row * 0.42),
    name: Math.min(u * 1.5, row * 0.58),
    nameRoom: u * 3.42,
    height: heads + lines * (row + gap),
  };
}

/** Name 2.5, five frames of 2, total 2.7: 15.2 u wide; the frames carry their own numbers. */
function fold(width: number, height: number, lines: number): Measures {
  const u = width / 15.2;
  const gap = Math.max(LEAST_GAP, u * 0.05);
  const line = Math.max(0, Math.min((height / lines - 2 * gap) / 2, u * 2.6));
  const row = line * 2 + gap;
  return {
    ...{ u, gap, heads: 0, row, top: 0, line },
    mark: Math.min(u * 0.66, line * 0.38),
    running: Math.min(u * 1.2, line * 0.56),
    total: Math.min(u * 1.5, row * 0.5),
    max: Math.min(u * 0.5, row * 0.2),
    name: Math.min(u * 1.1, row * 0.32),
    nameRoom: u * 1.85,
    height: lines * (row + gap),
  };
}

/** Nine frames of 2, the tenth 3: 21 u wide; name, max and total on a line above. */
function tall(width: number, height: number, lines: number): Measures {
  const u = width / 21;
  const gap = Math.max(LEAST_GAP, u * 0.16);
  const heads = Math.max(18, u * 0.85);
  const row = Math.max(0, Math.min((height - heads) / lines - gap, u * 4.6));
  const top = row * 0.36;
  const line = row - top;
  return {
    ...{ u, gap, heads, row, top, line },
    mark: Math.min(u * 0.88, line * 0.4),
    running: Math.min(u * 1.18, line * 0.55),
    total: top * 0.9,
    max: top * 0.56,
    name: top * 0.82,
    nameRoom: u * 8.8,
    height: heads + lines * (row + gap),
  };
}

/** The three parts of a whole screen, in px. */
export interface ScreenMeasures {
  readonly form: Form;
  readonly pad: number;
  readonly head: number;
  readonly board: number;
  readonly gap: number;
  readonly now: number;
}

/** Chooses the form for a screen of this size (px) and shares its height out; the NOW bar takes what lines leave. */
export function screenOf(width: number, height: number, lines: number): ScreenMeasures {
  const form = formOf(width, height, lines);
  const portrait = isPortrait(width, height);
  const pad = width * (portrait ? 0.016 : 0.0125);
  const head = portrait ? width * 0.095 : height * 0.068;
  const leastNow = portrait ? width * 0.25 : height * 0.12;
  const gap = height * 0.005;
  const room = Math.max(0, height - head - leastNow - gap - pad);
  const board = measuresOf(form, width - 2 * pad, room, lines).height;
  return { form, pad, head, board, gap, now: height - head - board - gap - pad };
}

function isPortrait(width: number, height: number): boolean {
  return width < height * 0.9;
}

function formOf(width: number, height: number, lines: number): Form {
  if (isPortrait(width, height)) return lines <= 3 ? 'fold' : 'tall';
  return lines <= 2 ? 'fold' : 'flat';
}
