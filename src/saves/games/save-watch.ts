import type { SaveTrouble } from '../../contract/contract.ts';

/** Hears of every save of a game once it is over. */
export interface SaveWatch {
  /** How long it took, and why it failed; null: it is on the disk. */
  saved(milliseconds: number, trouble: SaveTrouble | null): void;
}

export const NOBODY: SaveWatch = { saved: () => undefined };
