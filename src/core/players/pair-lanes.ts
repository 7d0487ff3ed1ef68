import type { Position } from './position.ts';
import { turnOf } from './position.ts';
import type { Turn } from './turn.ts';

/** The lanes of one game: its frames 1, 3, 5 … are bowled on the first, those between on the second. */
export interface Lanes {
  readonly own: number;
  /** The other lane of the pair; null where the game stays on its own lane. */
  readonly other: number | null;
}

/** The lane of a frame. */
export function laneOf({ own, other }: Lanes, frame: number): number {
  return frame % 2 === 1 ? own : (other ?? own);
}

/** A game on its lanes. */
export interface OnLanes {
  readonly lanes: Lanes;
  readonly position: Position;
}

/** Whose ball it is and where. */
export interface LaneTurn {
  readonly turn: Turn;
  readonly lane: number;
  /** Whether the other game has this lane first. It is advice: nobody is kept from bowling. */
  readonly waits: boolean;
}

/** Whose ball it is in this game, on which lane, and whether the game beside it has that lane first; null at its end. */
export function laneTurn({ lanes, position }: OnLanes, beside: OnLanes | null): LaneTurn | null {
  const turn = turnOf(position);
  if (turn === null) return null;
  const lane = laneOf(lanes, turn.frame);
  const other = beside === null ? null : turnOf(beside.position);
  const isShared = beside !== null && other !== null && laneOf(beside.lanes, other.frame) === lane;
  return { turn, lane, waits: isShared && isBefore(other, turn) };
}

/** A frame that was begun has its lane; else the lower frame, whose lane it was first. */
function isBefore(one: Turn, other: Turn): boolean {
  const [isBegun, isOtherBegun] = [one.ball > 1, other.ball > 1];
  return isBegun === isOtherBegun ? one.frame < other.frame : isBegun;
}
