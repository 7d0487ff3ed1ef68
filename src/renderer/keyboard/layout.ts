/** What lies on the keys: Latin capitals and small letters, Hangul in the two-set order, or figures and accents. */
export const LAYERS = ['latin', 'hangul', 'signs'] as const;
export type Layer = (typeof LAYERS)[number];

/** The signs of one key, as it is and with Shift. */
export interface Key {
  readonly plain: string;
  readonly shifted: string;
}

/** Three rows of ten, nine and seven keys: where the other keys go is the same on every layer. */
export type Rows = readonly [readonly Key[], readonly Key[], readonly Key[]];

/** The keys of each layer. The accents are those of Spanish and German names, and a few of their neighbours. */
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
