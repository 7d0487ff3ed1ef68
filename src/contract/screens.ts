/** A screen, and what the program shows on it. */
export interface ScreenInfo {
  /** Stays the same after a restart of the program or the PC. */
  readonly id: string;
  /** The operating system's name for it; empty if unknown. */
  readonly label: string;
  /** In the operating system's pixels. */
  readonly width: number;
  readonly height: number;
  readonly shows: 'console' | 'board' | 'nothing';
}

/** Keeps the board on the console, for a house that uses its other screens for something else. */
export const NO_OVERHEAD = 'none';
