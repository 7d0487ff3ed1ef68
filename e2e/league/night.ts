import type { ReckonedGame } from './reckoner.ts';

/** A league's night: who meets, and each game as it is bowled, after its corrections. */
export interface Night {
  readonly league: string;
  readonly teams: readonly [home: string, visitors: string];
  /** Who signs for each team. */
  readonly captains: readonly [home: string, visitors: string];
  readonly games: readonly ReckonedGame[];
  /** How a tied game was decided; null: none was. */
  readonly rollOff: {
    readonly game: number;
    readonly gos: readonly (readonly number[])[];
    readonly winner: 0 | 1;
  } | null;
}
