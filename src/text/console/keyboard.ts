import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  keyboard: 'Letters',
  takeBack: 'Delete letter',
  space: 'Space',
  shift: 'Shift',
  hangul: 'Korean letters',
  latin: 'Latin letters',
  /** The key: digits, and on a second line some of the letters with accents. */
  numbers: 'Numbers',
  accents: 'and á ß ñ',
  figures: 'Figures',
  takeBackFigure: 'Delete figure',
};

/** The on-screen keyboard's special keys; letters need no text. */
export type KeyboardText = LikeEnglish<typeof en>;

export const KEYBOARD_TEXT: InEveryLanguage<KeyboardText> = {
  en,
  es: {
    keyboard: 'Letras',
    takeBack: 'Borrar letra',
    space: 'Espacio',
    shift: 'Mayúsculas',
    hangul: 'Letras coreanas',
    latin: 'Letras latinas',
    numbers: 'Números',
    accents: 'y á ß ñ',
    figures: 'Cifras',
    takeBackFigure: 'Borrar cifra',
  },
  ko: {
    keyboard: '글자판',
    takeBack: '글자 지우기',
    space: '띄어쓰기',
    shift: '시프트',
    hangul: '한글',
    latin: '영문',
    numbers: '숫자',
    accents: '및 á ß ñ',
    figures: '숫자판',
    takeBackFigure: '숫자 지우기',
  },
  de: {
    keyboard: 'Buchstaben',
    takeBack: 'Buchstaben löschen',
    space: 'Leerzeichen',
    shift: 'Umschalten',
    hangul: 'Koreanische Buchstaben',
    latin: 'Lateinische Buchstaben',
    numbers: 'Zahlen',
    accents: 'und á ß ñ',
    figures: 'Ziffern',
    takeBackFigure: 'Ziffer löschen',
  },
};
