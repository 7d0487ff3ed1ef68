import { BALLS_BY_FRAME, FRAME_NUMBERS } from '../../core/formats/formats.ts';
import { LINES_A_PAGE } from './pages.ts';

/**
 * A board's layout. `u` is the width of a ball box: a frame is 2 u wide, the tenth 3 u, on any screen.
 * - `console`: the console's own.
 * - `flat`: one line of ten frames.
 * - `fold`: two lines of five, for few players.
 * - `tall`: the name above its frames.
 * - `five`: one line of five frames.
 * - `beside`: as `five`, with the running total beside the marks, for many players.
 */
export type Form = 'console' | 'flat' | 'fold' | 'tall' | 'five' | 'beside';

/**
 * The parts of a line to draw. Detail is dropped before size (quality: legibility): first the maximum, then the carried
 * series, then the frame heads.
 */
export interface Shown {
  readonly max: boolean;
  /** The pins that a player carries from the games before. */
  readonly series: boolean;
  readonly heads: boolean;
  /** Ten or five consecutive frames. */
  readonly frames: readonly number[];
}

export const EVERYTHING: Shown = { max: true, series: false, heads: true, frames: FRAME_NUMBERS };

/** Everything while the game runs; afterwards no maximum, because each total is final. */
export function everythingOf(running: boolean, series = false): Shown {
  return { ...EVERYTHING, max: running, series };
}

/** A board's sizes in px. */
export interface Measures {
  readonly u: number;
  readonly gap: number;
  /** The height of the frame numbers. */
  readonly heads: number;
  readonly row: number;
  /** In the tall form, the height of the name's line; else 0. */
  readonly top: number;
  /** One line of frames: marks above the running total. */
  readonly line: number;
  /** Font sizes; a digit is 0.7 of its font size high. */
  readonly mark: number;
  readonly running: number;
  readonly total: number;
  readonly max: number;
  readonly name: number;
  /** The width for a name. */
  readonly nameRoom: number;
  readonly height: number;
  /** Column widths in u. */
  readonly columns: readonly number[];
  /** How many columns are frames, after the name's. */
  readonly frames: number;
}

/** The narrowest gap that an eye or a finger can tell, in px. */
const LEAST_GAP = 2;
const LAST = FRAME_NUMBERS.length;

/** The box shared by the lines, in px. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
}

/** The sizes for this many lines in a box of this width and height (px). */
export function measuresOf(
  form: Form,
  width: number,
  height: number,
  lines: number,
  shown = EVERYTHING,
): Measures {
  const room = { width, height, lines: Math.min(Math.max(lines, 1), LINES_A_PAGE) };
  switch (form) {
    case 'console':
    case 'flat':
      return flat(room, shown);
    case 'fold':
      return fold(room, shown);
    case 'tall':
      return tall(room, shown);
    case 'five':
      return five(room, shown);
    case 'beside':
      return beside(room, shown);
  }
}

/** Name 4.3, nine frames of 2, the tenth 3, total 2.6, series 2.2, max 1.9: 29.8 u wide without a series. */
function flat(room: Room, { max, series, heads, frames }: Shown): Measures {
  const columns = [4.3, ...frames.map(boxesIn), 2.6, ...(series ? [2.2] : []), ...(max ? [1.9] : [])];
  const u = room.width / sum(columns);
  const lines = linesOf(room, heads ? Math.max(18, u * 0.6) : 0, Math.max(LEAST_GAP, u * 0.08), u * 3.4);
  return {
    ...{ u, ...lines, columns, frames: frames.length, nameRoom: u * 3.42 },
    ...flatLine(u, lines.row),
  };
}

/** The sizes that follow a line's height. */
type LineSizes = Pick<Measures, 'row' | 'top' | 'line' | 'mark' | 'running' | 'total' | 'max' | 'name'>;

function flatLine(u: number, row: number): LineSizes {
  return {
    ...{ row, top: 0, line: row },
    mark: Math.min(u * 0.88, row * 0.43),
    running: Math.min(u * 1.16, row * 0.555),
    total: Math.min(u * 1.48, row * 0.72),
    max: Math.min(u * 0.86, row * 0.42),
    name: Math.min(u * 1.5, row * 0.58),
  };
}

/** The sizes of a line at this height, for a touched board. */
export function atHeight(form: Form, measures: Measures, row: number): Measures {
  const { u, frames } = measures;
  switch (form) {
    case 'console':
    case 'flat':
      return { ...measures, ...flatLine(u, row) };
    case 'tall':
      return { ...measures, ...tallLine(u, row, frames < LAST) };
    case 'fold':
    case 'five':
    case 'beside':
      return measures;
  }
}

/** Name 2.5, five frames of 2, total 2.7: 15.2 u wide; the frames have their own numbers. */
function fold({ width, height, lines }: Room, { series }: Shown): Measures {
  const columns = [2.5, 2, 2, 2, 2, 2, 2.7];
  const u = width / sum(columns);
  const gap = Math.max(LEAST_GAP, u * 0.05);
  const line = Math.max(0, Math.min((height / lines - 2 * gap) / 2, u * 2.6));
  const row = line * 2 + gap;
  return {
    ...{ u, gap, heads: 0, row, top: 0, line, columns, frames: 5 },
    mark: Math.min(u * 0.66, line * 0.38),
    running: Math.min(u * 1.2, line * 0.56),
    // The series stands above the total.
    total: Math.min(u * 1.5, row * (series ? 0.42 : 0.5)),
    max: Math.min(u * 0.5, row * 0.2),
    name: Math.min(u * 1.1, row * 0.32),
    nameRoom: u * 1.85,
    height: lines * (row + gap),
  };
}

/** Nine frames of 2, the tenth 3: 21 u wide, or 11 for five; name, maximum and total in a line above. */
function tall(room: Room, { heads, frames }: Shown): Measures {
  const columns = framesOfEleven(frames);
  const few = frames.length < LAST;
  const u = room.width / sum(columns);
  const lines = linesOf(room, heads ? Math.max(18, u * 0.85) : 0, Math.max(LEAST_GAP, u * 0.16), u * 4.6);
  return {
    ...{ u, ...lines, columns, frames: frames.length, nameRoom: u * (few ? 3.7 : 8.8) },
    ...tallLine(u, lines.row, few),
  };
}

function tallLine(u: number, row: number, few: boolean): LineSizes {
  const top = row * 0.36;
  const line = row - top;
  return {
    ...{ row, top, line },
    mark: Math.min(u * 0.88, line * 0.4),
    running: Math.min(u * 1.18, line * 0.55),
    // With five frames, name, maximum and total share a line.
    total: few ? Math.min(top * 0.9, u * 1.2) : top * 0.9,
    max: few ? Math.min(top * 0.56, u * 0.66) : top * 0.56,
    name: top * 0.82,
  };
}

/** Name 4.6, five frames 11, total 3.2: 18.8 u wide; 21 with a series. */
function five(room: Room, { series, heads, frames }: Shown): Measures {
  const columns = [4.6, ...framesOfEleven(frames), 3.2, ...(series ? [2.2] : [])];
  const u = room.width / sum(columns);
  const lines = linesOf(room, heads ? Math.max(18, u * 0.42) : 0, Math.max(LEAST_GAP, u * 0.05), u * 3.2);
  const { row } = lines;
  return {
    ...{ u, ...lines, top: 0, line: row, columns, frames: frames.length },
    mark: Math.min(u * 0.88, row * 0.43),
    running: Math.min(u * 1.16, row * 0.555),
    total: Math.min(u * 1.9, row * 0.72),
    max: series ? Math.min(u * 1.1, row * 0.42) : 0,
    name: Math.min(u * 1.5, row * 0.58),
    nameRoom: u * 3.7,
  };
}

/**
 * Name 4.4, five frames 19.75, total 2.4: 26.55 u wide, 28.65 with a series. A frame is its boxes and 1.75 u for the
 * running total.
 */
function beside(room: Room, { series, heads, frames }: Shown): Measures {
  // Five frames without the last share the room of its third box.
  const shared = frames.includes(LAST) ? 0 : 1 / frames.length;
  const columns = [
    4.4,
    ...frames.map((frame) => boxesIn(frame) + 1.75 + shared),
    2.4,
    ...(series ? [2.1] : []),
  ];
  const u = room.width / sum(columns);
  const lines = linesOf(room, heads ? Math.max(18, u * 0.5) : 0, Math.max(LEAST_GAP, u * 0.07), u * 2);
  const { row } = lines;
  return {
    ...{ u, ...lines, top: 0, line: row, columns, frames: frames.length },
    mark: Math.min(u * 0.96, row * 0.8),
    running: Math.min(u * 0.98, row * 0.8),
    total: Math.min(u * 1.42, row * 0.86),
    max: series ? Math.min(u * 0.98, row * 0.6) : 0,
    name: Math.min(u * 1.3, row * 0.62),
    nameRoom: u * 3.5,
  };
}

/** Ten frames are 21 u wide. Five always get the tenth's room, so that nothing moves when it comes. */
function framesOfEleven(frames: readonly number[]): readonly number[] {
  if (frames.includes(LAST)) return frames.map(boxesIn);
  return frames.map(() => 11 / frames.length);
}

/** Heads, then lines as high as the room allows, up to this height. */
function linesOf(
  { height, lines }: Room,
  heads: number,
  gap: number,
  most: number,
): Pick<Measures, 'heads' | 'gap' | 'row' | 'height'> {
  const row = Math.max(0, Math.min((height - heads) / lines - gap, most));
  return { heads, gap, row, height: heads + lines * (row + gap) };
}

/** A frame's ball boxes. */
function boxesIn(frame: number): number {
  return BALLS_BY_FRAME[frame - 1] ?? 0;
}

function sum(shares: readonly number[]): number {
  return shares.reduce((total, share) => total + share, 0);
}
