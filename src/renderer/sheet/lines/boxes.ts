import type { FrameNumber } from '../../../core/formats/format.ts';
import type { Frame } from '../../../core/line/frame.ts';
import { exactMark, marksOf, markText, type Mark } from '../../../core/line/marks.ts';

/** One box of a frame; null where nothing is written. */
export type Box = Mark | null;

/**
 * The boxes of a frame from left to right: two, in the tenth three. The small box is the second: a strike stands in
 * it and leaves the first empty, but in the tenth, where each ball has its own.
 */
export function boxesOf(number: FrameNumber, frame: Frame): readonly Box[] {
  const marks = marksOf(frame);
  if (number === 10) return [marks[0] ?? null, marks[1] ?? null, marks[2] ?? null];
  const [first, second] = marks;
  if (first?.kind === 'strike') return [null, first];
  return [first ?? null, second ?? null];
}

/** A mark as it is set in type: the miss is a dash as wide as a figure. */
export function printedMark(mark: Mark): string {
  return mark.kind === 'miss' ? '–' : markText(mark);
}

// One space of the narrow cut would not keep two figures apart.
const APART = '\u00a0\u00a0';

/** A frame's marks in a row for the table of corrections, a split in parentheses, a foul with the pins that fell: `(8)  /`, `F(9)  9`. */
export function printedMarks(frame: Frame): string {
  return marksOf(frame)
    .map((mark) => (mark.kind === 'miss' ? printedMark(mark) : exactMark(mark)))
    .join(APART);
}
