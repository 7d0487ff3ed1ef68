/** A screen of the system, and what of ours is on it. */
export interface ScreenInfo {
  /** Stays the same when the program or the machine is started again. */
  readonly id: string;
  /** What the system calls it; empty where it does not say. */
  readonly label: string;
  /** Pixels as the system counts them. */
  readonly width: number;
  readonly height: number;
  readonly shows: 'console' | 'board' | 'nothing';
}

/** The choice of a house whose other screens are for something else: the board stays on the console. */
export const NO_OVERHEAD = 'none';
