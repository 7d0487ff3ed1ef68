import type { Frame } from '../../../core/line/frame.ts';
import { markBoxes } from '../../../core/line/mark-boxes.ts';
import { ballText, exactMark, markText, type Mark } from '../../../core/line/marks.ts';
import type { Table } from '../../../core/line/table.ts';

/** A box's mark; null where it is empty. */
export type Box = Mark | null;

/** A frame's boxes from left to right. */
export function boxesOf(table: Table, number: number, frame: Frame): readonly Box[] {
  return markBoxes(table, number, frame.marks).map(({ mark }) => mark);
}

/** A mark in its box, without the F of a foul whose pins count: the miss is a dash as wide as a digit. */
export function printedMark(mark: Mark): string {
  const letter = ballText(mark);
  return letter === '-' ? '–' : letter;
}

// One space of the narrow font would not separate two digits.
const APART = '\u00a0\u00a0';

/** A frame's marks for the corrections table, a split in parentheses, a foul with its pinfall: `(8) /`, `F(9) 9`. */
export function printedMarks(frame: Frame): string {
  return frame.marks
    .map((mark) => (markText(mark) === '-' ? printedMark(mark) : exactMark(mark)))
    .join(APART);
}
