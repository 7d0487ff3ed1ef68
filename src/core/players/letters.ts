import { withoutJoiners } from './readable.ts';

/** What a reader takes for one letter each: a syllable with its signs, an emoji that is built of several. */
export function lettersOf(text: string): readonly string[] {
  if (/^[ -~]*$/u.test(text)) return Array.from(text);
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}

/**
 * Whether a text has more than this many Unicode characters. What only joins or shapes others does not count, as long as
 * the text needs no more room than so many characters can.
 */
export function isLongerThan(text: string, most: number): boolean {
  return Array.from(withoutJoiners(text)).length > most || text.length > most * 2;
}

/** The first letters of a text, whole, that are not longer than this. */
export function firstLetters(text: string, most: number): string {
  let first = '';
  for (const letter of lettersOf(text)) {
    if (isLongerThan(first + letter, most)) break;
    first += letter;
  }
  return first.trimEnd();
}
