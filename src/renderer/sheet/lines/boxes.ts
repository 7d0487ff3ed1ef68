import type { FrameNumber } from '../../../core/formats/format.ts';
import type { Frame } from '../../../core/line/frame.ts';
import { markBoxes } from '../../../core/line/mark-boxes.ts';
import { exactMark, marksOf, markText, type Mark } from '../../../core/line/marks.ts';

/** One box of a frame; null where nothing is written. */
export type Box = Mark | null;

/** The boxes of a frame from left to right. */
export function boxesOf(number: FrameNumber, frame: Frame): readonly Box[] {
  return markBoxes(number, marksOf(frame)).map(({ mark }) => mark);
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
