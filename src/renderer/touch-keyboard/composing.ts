import { assemble, removeLastCharacter } from 'es-hangul';
import { lettersOf } from '../../core/players/letters.ts';

const HANGUL = /^[ㄱ-ㅣ가-힣]$/u;
/** A compound vowel on its own joins nothing, and es-hangul throws on the attempt. */
const LONE_COMPOUND = /^[ㅘㅙㅚㅝㅞㅟㅢ]$/u;

/** A text plus one key. A jamo joins the syllable before it as on any Korean keyboard: 가, 각, 가가. */
export function withKey(text: string, key: string): string {
  const last = lettersOf(text).at(-1) ?? '';
  if (!HANGUL.test(key) || !HANGUL.test(last) || LONE_COMPOUND.test(last)) return text + key;
  return withoutCharacter(text) + assemble([last, key]);
}

/** A text without its last key: a syllable's last jamo, else one letter, whole. */
export function withoutKey(text: string): string {
  const last = lettersOf(text).at(-1) ?? '';
  return withoutCharacter(text) + (HANGUL.test(last) ? removeLastCharacter(last) : '');
}

function withoutCharacter(text: string): string {
  return lettersOf(text).slice(0, -1).join('');
}
