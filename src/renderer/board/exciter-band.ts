import type { FrameNumber } from '../../core/format.ts';
import type { Form, Measures } from './forms.ts';

/** Where a band lies on the screen, in px from its top. */
export interface Band {
  readonly top: number;
  readonly height: number;
}

/** How many lines high a band is, and how much of a screen at most. */
const LINES = 2.36;
const MOST = 0.3;

/** What a band needs to know of the screen. */
export interface BandPlace {
  readonly form: Form;
  /** The height of the screen and of its head, in px. */
  readonly height: number;
  readonly head: number;
  readonly measures: Measures;
  /** The line just bowled, from 0, of how many on the page. */
  readonly line: number;
  readonly lines: number;
  /** The frame just bowled. */
  readonly frame: FrameNumber;
}

/**
 * Where the band of an exciter lies: over the line just bowled and what was bowled before it, never over the next line,
 * where the next ball is entered. One or two lines are so high that it covers only their other five frames.
 */
export function bandOf(place: BandPlace): Band {
  const { form, height, head, measures, line, lines } = place;
  const { heads, row, gap } = measures;
  const first = head + (heads > 0 ? heads + gap : 0);
  const top = first + line * (row + gap);
  if (form === 'fold') return foldBand(place, top);
  const bottom = top + row;
  // The last line is followed by the first one.
  const last = lines > 1 && line === lines - 1;
  const room = last ? bottom - (first + row + gap) : bottom;
  const most = Math.min(row * LINES, Math.max(row, height * MOST), lines > 1 ? room : row);
  return { top: bottom - most, height: most };
}

function foldBand({ measures, frame }: BandPlace, top: number): Band {
  const { line, gap } = measures;
  return { top: frame <= 5 ? top + line + gap : top, height: line };
}
