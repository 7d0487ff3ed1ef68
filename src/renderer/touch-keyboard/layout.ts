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
