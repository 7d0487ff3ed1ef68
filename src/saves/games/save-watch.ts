import type { SaveTrouble } from '../../contract/contract.ts';

/** Is called after every save of a game. */
export interface SaveWatch {
  /** Its duration, and why it failed; null: the game is on the disk. */
  saved(milliseconds: number, trouble: SaveTrouble | null): void;
}

export const NOBODY: SaveWatch = { saved: () => undefined };
