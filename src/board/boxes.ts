import type { Mark } from '../core/line/marks.ts';
import type { BoardCell } from './rows.ts';

/** One ball box of a frame, from the left: what is in it, and which ball of the frame that is, from 1. */
export interface Box {
  readonly mark: Mark | null;
  readonly ball: number | null;
  /** Whether the next ball goes here. */
  readonly next: boolean;
}

const TENTH = 10;

/**
 * The boxes of a frame: two, in the tenth three. A strike before the tenth stands in the second box, where the
 * sheets of bowling houses have it.
 */
export function boxesOf(cell: BoardCell): readonly Box[] {
  const { frame, marks, nextBall } = cell;
  const [first] = marks;
  if (frame !== TENTH && first?.kind === 'strike') {
    return [
      { mark: null, ball: null, next: false },
      { mark: first, ball: 1, next: false },
    ];
  }
  return Array.from({ length: frame === TENTH ? 3 : 2 }, (_, index) => {
    const mark = marks[index] ?? null;
    return { mark, ball: mark === null ? null : index + 1, next: nextBall === index + 1 };
  });
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
