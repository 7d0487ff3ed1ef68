import { highest } from '../core/line/extremes.ts';
import type { BoardLayout } from '../contract/contract.ts';
import { numbersOf, USUAL_BALLS } from './layout/forms.ts';
import type { BoardRow } from './rows.ts';

const FIVE = 5;

/** The most balls of each frame of these lines; on a pair two formats may be side by side. */
export function ballsShown(rows: readonly BoardRow[]): readonly number[] {
  const tables = new Set(rows.flatMap(({ cells }) => cells[0]?.table ?? []));
  if (tables.size === 0) return USUAL_BALLS;
  const lines = [...tables].map(({ balls }) => balls);
  const frames = highest(lines.map((balls) => balls.length));
  return Array.from({ length: frames }, (_none, index) => highest(lines.map((balls) => balls[index] ?? 0)));
}

/**
 * The frames a layout shows: all of them, or the five up to the one being bowled. All lines show the same ones, so that
 * their heads align. With nobody on turn (null), the last frame begun counts.
 */
export function framesShown(
  layout: BoardLayout,
  onTurn: number | null,
  rows: readonly BoardRow[],
): readonly number[] {
  const numbers = numbersOf(ballsShown(rows));
  if (layout === 'ten') return numbers;
  const last = Math.max(onTurn ?? lastBegun(rows), FIVE);
  return numbers.slice(Math.max(0, last - FIVE), last);
}

function lastBegun(rows: readonly BoardRow[]): number {
  const begun = rows.flatMap(({ cells }) => cells.filter(({ marks }) => marks.length > 0));
  return highest(
    begun.map(({ frame }) => frame),
    1,
  );
}
