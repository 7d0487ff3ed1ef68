/** A number while it is being typed. */
export interface NumberEntry {
  readonly text: string;
  /** The first figure takes the place of the number that was there. */
  readonly untouched: boolean;
}

/** Begins with the number that is there. */
export function numberEntry(number: number | null): NumberEntry {
  return { text: number === null ? '' : String(number), untouched: number !== null };
}

/** What stands behind a press on the number keys, which add to the text or take from it. */
export function pressed({ text, untouched }: NumberEntry, now: string): NumberEntry {
  const added = now.length > text.length;
  return { text: untouched && added ? now.slice(-1) : now, untouched: false };
}

/** What was typed into the field. */
export function retyped(now: string): NumberEntry {
  return { text: now.replace(/\D/gu, ''), untouched: false };
}

/** How many figures the keys may add up to: the first one typed takes the old number's place. */
export function roomFor({ untouched }: NumberEntry, most: number): number {
  return untouched ? most + 1 : most;
}

/** The number; null for an empty field. */
export function numberOf({ text }: NumberEntry): number | null {
  return text === '' ? null : Number(text);
}
