import type { Frame } from '../../core/line/frame.ts';
import { markText } from '../../core/line/marks.ts';
import type { Table } from '../../core/line/table.ts';
import { columnsOf, fittingIn } from './name-cell.ts';

const CELL = 6;
/** Three balls of which one has two digits, each a foul whose pins count: `10F|3F|2F`. */
const WIDE_CELL = 9;

/** The columns of each frame. */
export function cellWidth({ foulTakes }: Table): number {
  return foulTakes === null ? CELL : WIDE_CELL;
}

/** A frame's balls as seed 004 shows them: ` X `, ` 8|/ `, ` X|9|/`. */
export function marksCell(frame: Frame, width: number = CELL): string {
  return cell(frame.marks.map(markText).join('|'), width);
}

/** A frame's running total; blank while it is not settled (null). */
export function totalCell(total: number | null, width: number = CELL): string {
  return cell(total === null ? '' : String(total), width);
}

/** As much of a name as a cell takes; three letters stand like the marks under them. */
export function bowlerCell(name: string): string {
  const fitting = fittingIn(name, CELL);
  const margin = Math.min(2, CELL - columnsOf(fitting));
  return ' '.repeat(margin) + fitting + ' '.repeat(CELL - columnsOf(fitting) - margin);
}

export function numberCell(frame: number, width: number = CELL): string {
  return cell(String(frame).padStart(2, '0'), width);
}

/** Three balls take five characters and give up a leading space; ten with the third of them take both. */
function cell(text: string, width: number): string {
  return `${' '.repeat(Math.min(2, width - text.length))}${text}`.padEnd(width);
}
