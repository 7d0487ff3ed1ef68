import { AGES, isAges } from '../../core/league/bowler-group.ts';
import type { Bounds } from '../../core/league/bounds.ts';

/** How four languages write ages, and the signs for it. Units go first; a range goes before words that also stand in one. */
const SIGNS: readonly (readonly [words: RegExp, signs: string])[] = [
  [/(\d)\s*(?:세|살|년)/gu, '$1'],
  [/(\d)\s+(?=\+)/gu, '$1'],
  [/(?<=\d\+?)\s*(?:years?(?: old)?|yrs?|años|jahren?)(?!\p{L})/gu, ''],
  [/(\d)\s*(?:[-–~]|bis|to|a)\s*(?=\d)/gu, '$1-'],
  [/(\d+)\s*이상/gu, '$1+'],
  [/(\d+)\s*미만/gu, 'u$1'],
  [/(\d+)\s*이하/gu, '0-$1'],
  [/(\d)0대/gu, '$10-$19'],
  [/(?<!\p{L})(?:ab|über|ü|from|over|desde|a partir de|mayores de)\s*(\d+)/gu, '$1+'],
  [/(?<!\p{L})(?:unter|under|u|menores de)\s*(\d+)/gu, 'u$1'],
  [/(?<!\p{L})(?:bis|up to|hasta)\s*(\d+)/gu, '0-$1'],
  [/(\d)\s*(?:and|or|&|und|oder|y|o)\s*(?:over|older|up|above|älter|mehr|más)(?!\p{L})/gu, '$1+'],
];

/** A text in lower case, its ages with signs: `ab 60 Jahren` and `60세 이상` as `60+`, `under 18` as `u18`. */
export function agesAsSigns(text: string): string {
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
