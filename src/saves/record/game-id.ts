import { randomBytes } from 'node:crypto';

/** A game's name on disk and over the bridge: `g`, its counter in six digits or more, six random digits. */
export const GAME_ID = /^g(\d{6,12})-[0-9a-f]{6}$/u;

/** A game's place in the folder's order, and its name. */
export interface GameName {
  readonly id: string;
  readonly counter: number;
}

/** The highest counter that a name takes. */
export const HIGHEST_COUNTER = 999_999_999_999;

/**
 * A name for the game with this counter (from 1); the random part keeps games of two folders apart. Behind the highest
 * that a name takes, which only somebody's fingers can have made, games share it: a longer name would not be read.
 */
export function newGameName(next: number): GameName {
  const counter = Math.min(next, HIGHEST_COUNTER);
  return { id: `g${String(counter).padStart(6, '0')}-${randomBytes(3).toString('hex')}`, counter };
}

/** The counter in a game's name; null when the name is none of ours. */
export function counterOf(id: string): number | null {
  const digits = GAME_ID.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}

const GAME_FILE = /^(g\d{6,12}-[0-9a-f]{6})\.json(?:\.prev)?$/u;

/** The game of which a file of `games/` is the newest generation or the one before; null when the name is none of ours. */
export function gameIn(file: string): string | null {
  return GAME_FILE.exec(file)?.[1] ?? null;
}

/** The folder's order, oldest first; games of two folders with the same counter keep one order all the same. */
export function byCounter(one: string, other: string): number {
  const difference = (counterOf(one) ?? 0) - (counterOf(other) ?? 0);
  if (difference !== 0) return difference;
  return one < other ? -1 : Number(one !== other);
}
