import type { InEveryLanguage } from '../language.ts';

/** The on-screen keyboard's special keys; letters need no text. */
export interface KeyboardText {
  readonly keyboard: string;
  readonly takeBack: string;
  readonly space: string;
  readonly shift: string;
  readonly hangul: string;
  readonly latin: string;
  readonly signs: string;
  readonly figures: string;
  readonly takeBackFigure: string;
}

export const KEYBOARD_TEXT: InEveryLanguage<KeyboardText> = {
  en: {
    keyboard: 'Letters',
    takeBack: 'Delete letter',
    space: 'Space',
    shift: 'Shift',
    hangul: 'Korean letters',
    latin: 'Latin letters',
    signs: 'Figures and accents',
    figures: 'Figures',
    takeBackFigure: 'Delete figure',
  },
  es: {
    keyboard: 'Letras',
    takeBack: 'Borrar letra',
    space: 'Espacio',
    shift: 'Mayúsculas',
    hangul: 'Letras coreanas',
    latin: 'Letras latinas',
    signs: 'Cifras y acentos',
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
    signs: '숫자와 악센트',
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
    signs: 'Ziffern und Akzente',
    figures: 'Ziffern',
    takeBackFigure: 'Ziffer löschen',
  },
};
