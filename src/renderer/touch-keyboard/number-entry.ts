import { HIGHEST_SCORE } from '../../core/formats/formats.ts';

/** The digits of the longest score. */
export const SCORE_DIGITS = String(HIGHEST_SCORE).length;

/** A number being typed. */
export interface NumberEntry {
  readonly text: string;
  /** The first digit replaces the old number. */
  readonly untouched: boolean;
}

export function numberEntry(number: number | null): NumberEntry {
  return { text: number === null ? '' : String(number), untouched: number !== null };
}

/** The entry after the number keys changed the text to `now`. */
export function pressed({ text, untouched }: NumberEntry, now: string): NumberEntry {
  const added = now.length > text.length;
  return { text: untouched && added ? now.slice(-1) : now, untouched: false };
}

/** The entry after typing in the field. */
export function retyped(now: string): NumberEntry {
  return { text: now.replace(/\D/gu, ''), untouched: false };
}

/** The most digits the keys may reach; the first one replaces the old number. */
export function roomFor({ untouched }: NumberEntry, most: number): number {
  return untouched ? most + 1 : most;
}

/** The number; null for an empty field. */
export function numberOf({ text }: NumberEntry): number | null {
  return text === '' ? null : Number(text);
}
