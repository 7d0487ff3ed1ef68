import type { Mark } from './marks.ts';

/** One ball box of a frame: what is in it, and which ball of the frame goes there, from 1; null: none does. */
export interface MarkBox {
  readonly mark: Mark | null;
  readonly ball: number | null;
}

const TENTH = 10;
const EMPTY: MarkBox = { mark: null, ball: null };

/**
 * The boxes of a frame from the left: two, in the tenth three (rules: notation). A strike before the tenth stands in the
 * second box, where the sheets of bowling houses have it, and leaves the first one empty.
 */
export function markBoxes(frame: number, marks: readonly Mark[]): readonly MarkBox[] {
  const [first] = marks;
  if (frame !== TENTH && first?.kind === 'strike') return [EMPTY, { mark: first, ball: 1 }];
  const balls = frame === TENTH ? [1, 2, 3] : [1, 2];
  return balls.map((ball) => ({ mark: marks[ball - 1] ?? null, ball }));
}
