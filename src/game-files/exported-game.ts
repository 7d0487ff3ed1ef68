import type { Game } from '../core/game/game.ts';

/** A saved game to be exported. */
export interface ExportedGame {
  readonly id: string;
  readonly game: Game;
}

/** Date and time at the lane: `2026-11-21` and `20:14`. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** Turns an instant (ISO 8601 in UTC) into the lane's own date and time. */
export type LocalTimeOf = (at: string) => LocalTime;
