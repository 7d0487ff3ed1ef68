import { markBoxes } from '../core/line/mark-boxes.ts';
import type { Mark } from '../core/line/marks.ts';
import type { BoardCell } from './rows.ts';

/** One ball box of a frame, from the left: what is in it, and which ball of the frame that is, from 1. */
export interface Box {
  readonly mark: Mark | null;
  readonly ball: number | null;
  /** Whether the next ball goes here. */
  readonly next: boolean;
}

/** The boxes of a frame as the board draws them. */
export function boxesOf({ frame, marks, nextBall }: BoardCell): readonly Box[] {
  return markBoxes(frame, marks).map(({ mark, ball }) => ({
    mark,
    ball: mark === null ? null : ball,
    next: ball !== null && ball === nextBall,
  }));
}

/**
 * Which ball somebody means who touches a frame this far from its left edge (0 to 1): the box's own, else the last
 * one bowled; null when nothing was.
 */
export function touchedBall(cell: BoardCell, across: number): number | null {
  if (cell.marks.length === 0) return null;
  const boxes = boxesOf(cell);
  const touched = boxes[Math.min(boxes.length - 1, Math.floor(across * boxes.length))];
  return touched?.ball ?? cell.marks.length;
}
