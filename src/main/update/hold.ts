import type { Phase } from '../../core/game/game.ts';

/** Why the other version does not start now. */
export type Hold = 'ball' | 'print' | 'copy' | 'game' | 'staff' | 'touched';

/** What of the lane an update waits for. */
export interface LaneNow {
  /** Of the game on the board; null when there is none. */
  readonly phase: Phase | null;
  /** Whether a ball waits for the disk. */
  readonly waiting: boolean;
  /** Whether something is printed or made into a PDF. */
  readonly printing: boolean;
  /** Whether the second copy is being written. */
  readonly copying: boolean;
  /** Whether staff are at the desk with their PIN. */
  readonly staffOn: boolean;
  /** Whether nobody has touched a screen for a while. */
  readonly isQuiet: boolean;
}

/** Whose decision a start is. */
export type StartedBy = 'itself' | 'staff';

/** What the other version waits for; null if it may start. Staff's word interrupts a game, but loses no ball or sheet. */
export function holdOf(lane: LaneNow, by: StartedBy): Hold | null {
  if (lane.waiting) return 'ball';
  if (lane.printing) return 'print';
  if (by === 'staff') return null;
  if (lane.copying) return 'copy';
  if (lane.phase === 'running') return 'game';
  if (lane.staffOn) return 'staff';
  return lane.isQuiet ? null : 'touched';
}
