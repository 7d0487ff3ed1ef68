import { newId } from './new-id.ts';

/** A game's id: `g`, its counter in six digits or more, 24 random hex digits (six before version 5). */
export const GAME_ID = /^g(\d{6,12})-(?:[0-9a-f]{6}|[0-9a-f]{24})$/u;

export interface GameName {
  readonly id: string;
  readonly counter: number;
}

export const HIGHEST_COUNTER = 999_999_999_999;

/**
 * The id for a counter (from 1); the random part separates folders. Above the highest counter, which only tampering
 * reaches, games share it: a longer id would not be read.
 */
export function newGameName(next: number): GameName {
  const counter = Math.min(next, HIGHEST_COUNTER);
  return { id: `g${String(counter).padStart(6, '0')}-${newId()}`, counter };
}

/** The counter in an id; null when the id is not ours. */
export function counterOf(id: string): number | null {
  const digits = GAME_ID.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}

const GAME_FILE = /^(.+)\.json(?:\.prev)?$/u;

/** The game this file of `games/` is a generation of; null when the name is not ours. */
export function gameIn(file: string): string | null {
  const id = GAME_FILE.exec(file)?.[1] ?? '';
  return GAME_ID.test(id) ? id : null;
}

/** Oldest first; ids with equal counters still have a fixed order. */
export function byCounter(one: string, other: string): number {
  const difference = (counterOf(one) ?? 0) - (counterOf(other) ?? 0);
  if (difference !== 0) return difference;
  return one < other ? -1 : Number(one !== other);
}
