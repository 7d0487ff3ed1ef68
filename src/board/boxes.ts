import { markBoxes } from '../core/line/mark-boxes.ts';
import type { Mark } from '../core/line/marks.ts';
import type { BoardCell } from './rows.ts';

/** A ball box: its mark, and its ball in the frame, from 1. */
export interface Box {
  readonly mark: Mark | null;
  readonly ball: number | null;
  readonly next: boolean;
}

/** The boxes of a frame as the board draws them. */
export function boxesOf({ table, frame, marks, nextBall }: BoardCell): readonly Box[] {
  return markBoxes(table, frame, marks).map(({ mark, ball }) => ({
    mark,
    ball: mark === null ? null : ball,
    next: ball !== null && ball === nextBall,
  }));
}

/**
 * The ball meant by a touch this far across a frame (0 to 1): the ball in the box touched, else the last one bowled,
 * else null.
 */
export function touchedBall(cell: BoardCell, across: number): number | null {
  if (cell.marks.length === 0) return null;
  const boxes = boxesOf(cell);
  const touched = boxes[Math.min(boxes.length - 1, Math.floor(across * boxes.length))];
  return touched?.ball ?? cell.marks.length;
}
