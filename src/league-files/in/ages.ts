import { AGES, isAges } from '../../core/league/bowler-group.ts';
import type { Bounds } from '../../core/league/bounds.ts';

/**
 * How four languages write ages, and the signs for it. Units go first; a range goes before words that also stand in one.
 * Words for "more than" are missing: 60 itself may be meant or not. So is 년, with which Koreans say a year of birth.
 */
const SIGNS: readonly (readonly [words: RegExp, signs: string])[] = [
  [/[\p{Pd}\u2212~∼〜]/gu, '-'],
  [/(?:만\s*)?(\d+)\s*[세살]/gu, '$1'],
  [/(\d)\s+(?=\+)/gu, '$1'],
  [/(?<=\d\+?)\s*(?:years?(?: old)?|yrs?|años|jahren?|j\.)(?!\p{L})/gu, ''],
  [/(\d+)\s*이상\s*(\d+)\s*이하/gu, '$1-$2'],
  [/(?:von|de|from|ab)?\s*(?<!\d)(\d+)\s*(?:-|bis|to|a)\s*(?=\d)/gu, ' $1-'],
  [/(\d+)\s*(?:이상|부터)/gu, '$1+'],
  [/(\d+)\s*미만/gu, 'u$1'],
  [/(\d+)\s*(?:이하|까지)/gu, '0-$1'],
  [/(\d)0(?:대|s(?!\p{L}))/gu, '$10-$19'],
  [/(?<!\p{L})(?:ab|ü|ue|from|desde(?: los)?|a partir de(?: los)?|≥)[-\s]*(\d+)/gu, '$1+'],
  [/(?<!\p{L})(?:unter|under|u|menor(?:es)? de|sub|<)[-\s]*(\d+)/gu, 'u$1'],
  [/(?<!\p{L})(?:bis(?: zu)?|up to|hasta(?: los)?|≤)\s*(\d+)/gu, '0-$1'],
  [
    /(\d)\s*(?:(?:and|or|&|und|u\.|oder|y|o)\s*(?:over|older|up|above|more|älter|mehr|más|mas)|en adelante)(?!\p{L})/gu,
    '$1+',
  ],
  [/(\d+)\s*(?:and|or|&|und|oder|y|o)\s*(?:under|younger|less|jünger|menos)(?!\p{L})/gu, '0-$1'],
];

/** Small figures are signs of notes, not figures: 11² is not 112. */
const SMALL = /[\p{No}]/u;

/** A text in lower case, its ages with signs: `ab 60 Jahren` and `60세 이상` as `60+`, `under 18` as `u18`. */
export function agesAsSigns(text: string): string {
  if (SMALL.test(text)) return text;
  const lower = text.normalize('NFKC').toLowerCase().normalize('NFC');
  return SIGNS.reduce((said, [words, signs]) => said.replace(words, signs), lower);
}

/** Years of age as people write them: `67`, `50-64`, `65+`, `Ü65`, `ab 65`, `U18`; null for anything else. */
export function agesOf(written: string): Bounds | null {
  const signs = agesAsSigns(written).trim();
  const [, under] = /^u(\d{1,3})$/u.exec(signs) ?? [];
  const [, from] = /^(\d{1,3})\+$/u.exec(signs) ?? [];
  const [, least, most = least] = /^(\d{1,3})(?:-(\d{1,3}))?$/u.exec(signs) ?? [];
  const ages = {
    least: Number(from ?? least ?? AGES.least),
    most: under === undefined ? Number(from === undefined ? most : AGES.most) : Number(under) - 1,
  };
  return isAges(ages) ? ages : null;
}
