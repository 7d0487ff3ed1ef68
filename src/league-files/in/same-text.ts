import { withoutJoiners } from '../../core/players/readable.ts';

export const APOSTROPHES = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u055a\u00b4\u0060\u2032]/gu;
const QUOTES = /[\u201c-\u201f\u00ab\u00bb\u2033]/gu;
const HYPHENS = /[\u2010-\u2015\u2043\u2212]/gu;
const SLASHES = /[\u2044\u2215]/gu;
const DOTS = /[\u2022\u2027\u2219\u30fb]/gu;
// One letter each, which an Arabic and a Persian keyboard write in two ways, and the line that only stretches a word.
const YEH = /[\u0649\u064a]/gu;
const KAF = /\u0643/gu;
const STRETCH = /\u0640/gu;

/**
 * A name or an id for comparison. Case makes no difference, nor does the program in which it was typed: its apostrophes,
 * quotation marks, hyphens and spaces, its joiners, letters of full width, and the sharp s that capitals write as SS.
 */
export function sameText(text: string): string {
  // Before NFKC, which would make a space and an accent of an acute accent that stands alone.
  const plain = text
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(QUOTES, '"')
    .replaceAll(HYPHENS, '-')
    .normalize('NFKC')
    .replaceAll(SLASHES, '/')
    .replaceAll(DOTS, '·');
  return (
    caseless(withoutJoiners(plain))
      .replaceAll('ß', 'ss')
      // The dot that a Turkish capital keeps.
      .replaceAll('i\u0307', 'i')
      .replaceAll(YEH, '\u06cc')
      .replaceAll(KAF, '\u06a9')
      .replaceAll(STRETCH, '')
      .replaceAll(/\s+/gu, ' ')
      .trim()
  );
}

/** Whether one name was typed in two ways, other than by case. */
export function isTypedOtherwise(text: string, other: string): boolean {
  return sameText(text) === sameText(other) && caseless(text) !== caseless(other);
}

function caseless(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
