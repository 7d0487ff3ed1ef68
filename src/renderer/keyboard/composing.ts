import { assemble, removeLastCharacter } from 'es-hangul';

const HANGUL = /^[ㄱ-ㅣ가-힣]$/u;
/** A compound vowel without a consonant before it: nothing joins it, and es-hangul throws when something should. */
const LONE_COMPOUND = /^[ㅘㅙㅚㅝㅞㅟㅢ]$/u;

/** A text with one key more. A jamo joins the syllable before it as on every Korean keyboard: 가, 각, 가가. */
export function withKey(text: string, key: string): string {
  const last = Array.from(text).at(-1) ?? '';
  if (!HANGUL.test(key) || !HANGUL.test(last) || LONE_COMPOUND.test(last)) return text + key;
  return withoutCharacter(text) + assemble([last, key]);
}

/** A text without what the last key added: of a syllable its last jamo, else one character. */
export function withoutKey(text: string): string {
  const last = Array.from(text).at(-1) ?? '';
  return withoutCharacter(text) + (HANGUL.test(last) ? removeLastCharacter(last) : '');
}

function withoutCharacter(text: string): string {
  return Array.from(text).slice(0, -1).join('');
}
