import type { Frame } from '../../core/line/frame.ts';
import { markText } from '../../core/line/marks.ts';
import { columnsOf, fittingIn } from './name-cell.ts';

const CELL = 6;

/** A frame's balls as seed 004 shows them: ` X `, ` 8|/ `, ` X|9|/`. */
export function marksCell(frame: Frame): string {
  return cell(frame.marks.map(markText).join('|'));
}

/** A frame's running total; blank while it is not settled (null). */
export function totalCell(total: number | null): string {
  return cell(total === null ? '' : String(total));
}

/** As much of a name as a cell takes; three letters stand like the marks under them. */
export function bowlerCell(name: string): string {
  const fitting = fittingIn(name, CELL);
  const margin = Math.min(2, CELL - columnsOf(fitting));
  return ' '.repeat(margin) + fitting + ' '.repeat(CELL - columnsOf(fitting) - margin);
}

export function numberCell(frame: number): string {
  return cell(String(frame).padStart(2, '0'));
}

/** Three balls take five characters and give up a leading space; ten with the third of them take both. */
function cell(text: string): string {
  return `${' '.repeat(Math.min(2, CELL - text.length))}${text}`.padEnd(CELL);
}
