import { FRAME_NUMBERS } from '../core/formats/formats.ts';
import type { BoardLayout } from '../contract/contract.ts';
import type { BoardRow } from './rows.ts';

const FIVE = 5;

/**
 * The frames a layout shows: all ten, or the five up to the one being bowled. All lines show the same ones, so that
 * their heads align. With nobody on turn (null), the last frame begun counts.
 */
export function framesShown(
  layout: BoardLayout,
  onTurn: number | null,
  rows: readonly BoardRow[],
): readonly number[] {
  if (layout === 'ten') return FRAME_NUMBERS;
  const last = Math.max(onTurn ?? lastBegun(rows), FIVE);
  return FRAME_NUMBERS.slice(last - FIVE, last);
}

function lastBegun(rows: readonly BoardRow[]): number {
  const begun = rows.flatMap(({ cells }) => cells.filter(({ marks }) => marks.length > 0));
  return FRAME_NUMBERS.findLast((number) => begun.some(({ frame }) => frame === number)) ?? 1;
}
