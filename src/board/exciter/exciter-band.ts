import type { Form, Measures } from '../layout/forms.ts';

/** A band's place: px from the top of the screen and from the left edge of the lines. */
export interface Band {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** A line's frame; lines count from 0 on their page. */
export interface Spot {
  readonly line: number;
  readonly frame: number;
}

/** The greatest height of a band, in lines and as a share of the screen. */
const LINES = 2;
const MOST = 0.3;
/** The marks' share of a line; the running total has the rest. */
const MARKS = 0.44;

/** The screen around a band. */
export interface BandPlace {
  readonly form: Form;
  /** Heights of the screen and its head, in px. */
  readonly height: number;
  readonly head: number;
  readonly measures: Measures;
  readonly lines: number;
  /** The number of team heads above each line; missing: none. */
  readonly above?: readonly number[];
  readonly bowled: Spot;
  /** The place of the next ball; null when it is on another page. */
  readonly live: Spot | null;
  /** A perfect game covers the whole board while nobody bowls. */
  readonly perfect?: boolean;
}

/**
 * Places a band over the line just bowled and those above it. It never covers the head, the frame numbers, the NOW
 * bar or the place of the next ball.
 */
export function bandOf(place: BandPlace): Band {
  const { form, measures, lines, live, perfect = false } = place;
  if (perfect && live === null) return wholeBoard(place);
  if (form === 'fold') return halfOfLine(place);
  return lines === 1 ? belowMarks(place) : overLines(place, columnsOf(measures).all);
}

function wholeBoard(place: BandPlace): Band {
  const { measures, lines } = place;
  return { left: 0, width: columnsOf(measures).all, ...overRows(place, 0, lines - 1) };
}

/** From the first to the last of these lines, with the head of a team between them. */
function overRows(place: BandPlace, first: number, last: number): Pick<Band, 'top' | 'height'> {
  const top = topOf(place, first);
  return { top, height: topOf(place, last) + place.measures.row - top };
}

/** Covers the five frames without the next ball; name and total stay visible. */
function halfOfLine(place: BandPlace): Band {
  const { measures, bowled, live } = place;
  const { line, gap } = measures;
  const kept = live?.line === bowled.line ? live.frame : bowled.frame;
  const top = topOf(place, bowled.line);
  return {
    ...framesOf(measures),
    ...{ top: kept <= 5 ? top + line + gap : top, height: line },
  };
}

/** With one line the marks stay visible, as the next ball goes there. */
function belowMarks(place: BandPlace): Band {
  const { measures, form } = place;
  const top = topOf(place, 0) + measures.top;
  const above = form === 'beside' ? 0 : measures.line * MARKS;
  const across = form === 'tall' ? { left: 0, width: columnsOf(measures).all } : framesOf(measures);
  return { ...across, top: top + above, height: measures.line - above };
}

function overLines(place: BandPlace, width: number): Band {
  const { height, measures, lines, bowled, live } = place;
  const { row, gap } = measures;
  // Only whole lines: a figure cut in two is unreadable.
  const high = (most: number): number =>
    Math.max(1, Math.min(LINES, most, Math.floor((height * MOST) / (row + gap))));
  const over = (first: number, count: number): Band => ({
    ...{ left: 0, width, ...overRows(place, first, first + count - 1) },
  });
  const { line } = bowled;
  if (live?.line === line) {
    if (line === 0) return over(1, high(lines - 1));
    const count = high(line);
    return over(line - count, count);
  }
  const after = live !== null && live.line < line ? live.line + 1 : 0;
  const count = high(line - after + 1);
  return over(line - count + 1, count);
}

/** The top of a line, below the heads and the lines above it. */
function topOf({ head, measures, above }: BandPlace, line: number): number {
  const { heads, gap, row, team } = measures;
  const first = heads > 0 ? heads + gap : 0;
  return head + first + line * (row + gap) + (above?.[line] ?? 0) * (team + gap);
}

/** All frame columns, between the name and the total. */
function framesOf(measures: Measures): Pick<Band, 'left' | 'width'> {
  const { first, frames } = columnsOf(measures);
  return { left: first, width: frames };
}

function columnsOf({ columns, u, frames }: Measures): Readonly<Record<'first' | 'frames' | 'all', number>> {
  const wide = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share * u, 0);
  return { first: wide(columns.slice(0, 1)), frames: wide(columns.slice(1, 1 + frames)), all: wide(columns) };
}
