import { assemble, removeLastCharacter } from 'es-hangul';
import { lettersOf } from '../../core/players/letters.ts';

/** The key layers: Latin letters, Hangul in the two-set layout, or digits and accents. */
export const LAYERS = ['latin', 'hangul', 'signs'] as const;
export type Layer = (typeof LAYERS)[number];

/** A key's sign, plain and with Shift. */
export interface Key {
  readonly plain: string;
  readonly shifted: string;
}

/** Three rows of ten, nine and seven keys on every layer, so that the other keys stay in place. */
export type Rows = readonly [readonly Key[], readonly Key[], readonly Key[]];

/** The keys of each layer. The accents cover Spanish and German names and a few others. */
export const ROWS: Readonly<Record<Layer, Rows>> = {
  latin: [keys('qwertyuiop', 'QWERTYUIOP'), keys('asdfghjkl', 'ASDFGHJKL'), keys('zxcvbnm', 'ZXCVBNM')],
  hangul: [
    keys('ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ'),
    keys('ㅁㄴㅇㄹㅎㅗㅓㅏㅣ'),
    keys('ㅋㅌㅊㅍㅠㅜㅡ'),
  ],
  signs: [keys('1234567890'), keys('áéíóúñäöü', 'ÁÉÍÓÚÑÄÖÜ'), keys("ßçàè.-'", "ßÇÀÈ.-'")],
};

function keys(plain: string, shifted = plain): readonly Key[] {
  const others = Array.from(shifted);
  return Array.from(plain, (sign, index) => ({ plain: sign, shifted: others[index] ?? sign }));
}

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
