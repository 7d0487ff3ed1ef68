import type { PinNumber } from '../../core/line/leave.ts';
import type { Mark } from '../../core/line/marks.ts';
import { conversionOf, lastRacks, marksOf, type Practice } from '../../core/practice/practice.ts';

/** A bowler on the practice board: the newest racks, and what was made of the present drill. */
export interface PracticeRow {
  /** The bowler's place, from 0. */
  readonly place: number;
  readonly name: string;
  readonly isUp: boolean;
  readonly racks: readonly (readonly Mark[])[];
  /** Null while free balls are bowled. */
  readonly made: { readonly made: number; readonly tries: number } | null;
}

/** More rows than this would not be legible; the page with the bowler who is up is shown. */
const MOST_ROWS = 8;

/** The rows on the screen, each with at most so many racks. */
export function practiceRows(practice: Practice, racks: number): readonly PracticeRow[] {
  const { bowlers, up, leave } = practice;
  const pages = Math.ceil(bowlers.length / MOST_ROWS);
  const each = Math.ceil(bowlers.length / pages);
  const first = Math.floor(up / each) * each;
  return bowlers.slice(first, first + each).map((name, index) => {
    const place = first + index;
    return {
      ...{ place, name, isUp: place === up },
      racks: lastRacks(practice, place, racks).map((rack) => marksOf(rack)),
      made: leave === null ? null : madeAt(practice, place, leave),
    };
  });
}

function madeAt(
  practice: Practice,
  place: number,
  leave: readonly PinNumber[],
): { readonly made: number; readonly tries: number } {
  const { made, tries } = conversionOf(practice, place, leave);
  return { made, tries };
}
