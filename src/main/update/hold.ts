import type { Phase } from '../../core/game/game.ts';

/** Why the other version cannot start yet. */
export type Hold = 'ball' | 'print' | 'copy' | 'game' | 'staff' | 'touched';

/** The facts that an update depends on. */
export interface LaneNow {
  /** The phase of the game on the board; null without a game. */
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

/** Who decides to start the other version. */
export type StartedBy = 'itself' | 'staff';

/**
 * The reason to wait; null if the other version may start. Staff can interrupt a game, but no ball and no sheet may be
 * lost.
 */
export function holdOf(lane: LaneNow, by: StartedBy): Hold | null {
  if (lane.waiting) return 'ball';
  if (lane.printing) return 'print';
  if (by === 'staff') return null;
  if (lane.copying) return 'copy';
  if (lane.phase === 'running') return 'game';
  if (lane.staffOn) return 'staff';
  return lane.isQuiet ? null : 'touched';
}
