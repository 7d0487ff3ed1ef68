import { emptyFrame } from './frame.ts';
import { isGiven, type Mark } from './marks.ts';
import type { Table } from './table.ts';

/** One ball box of a frame: what is in it, and which ball of the frame goes there, from 1; null: none does. */
export interface MarkBox {
  readonly mark: Mark | null;
  readonly ball: number | null;
}

/**
 * The boxes of a frame from the left, one for each ball that it can take (rules: notation). A strike that ends its frame
 * stands in the last one, where the sheets of bowling houses have it, and leaves those before it empty.
 */
export function markBoxes(table: Table, number: number, marks: readonly Mark[]): readonly MarkBox[] {
  const most = table.balls[number - 1] ?? 0;
  const before = marks[0]?.kind === 'strike' && endsWithStrike(table, number) ? most - 1 : 0;
  return Array.from({ length: most }, (_none, box) => {
    const place = box - before;
    const mark = marks[place] ?? null;
    const bowled = place >= 0 && (mark === null || !isGiven(mark));
    return { mark, ball: bowled ? place + 1 : null };
  });
}

/** Whether this frame ends with all pins of its first ball, or is a strike without a ball. */
export function endsWithStrike(table: Table, number: number): boolean {
  const { after, best } = emptyFrame(table, number);
  const marked = after.at(-1) ?? best;
  return marked?.marks.length === 1 && marked.rack === null;
}
