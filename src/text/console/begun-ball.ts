import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import type { KeyLine } from './key-list.ts';

const en = {
  foul: 'Foul: now enter what fell with it.',
  /** The first of two digits, also of a foul's pins. */
  digit: (digit: number, foul: boolean) => `${foul ? 'Foul, ' : ''}${String(digit)}_: now the second digit.`,
  /** The keys of such balls, for the list of keys. */
  keys: [
    ['1 3', '13 with one ball'],
    ['F 5', 'foul with 5'],
  ] satisfies readonly KeyLine[],
};

/** What is said of a ball that takes more than one press, before its last one. */
export type BegunBallText = LikeEnglish<typeof en>;

export const BEGUN_BALL_TEXT: InEveryLanguage<BegunBallText> = {
  en,
  es: {
    foul: 'Falta: anote ahora lo que cayó.',
    digit: (digit, foul) => `${foul ? 'Falta, ' : ''}${String(digit)}_: ahora la segunda cifra.`,
    keys: [
      ['1 3', '13 con una bola'],
      ['F 5', 'falta con 5'],
    ],
  },
  ko: {
    foul: '파울: 이 투구의 점수를 입력하세요.',
    digit: (digit, foul) => `${foul ? '파울, ' : ''}${String(digit)}_: 둘째 숫자를 입력하세요.`,
    keys: [
      ['1 3', '한 투구에 13점'],
      ['F 5', '파울, 5점'],
    ],
  },
  de: {
    foul: 'Foul: jetzt eingeben, was gefallen ist.',
    digit: (digit, foul) => `${foul ? 'Foul, ' : ''}${String(digit)}_: jetzt die zweite Ziffer.`,
    keys: [
      ['1 3', '13 mit einem Wurf'],
      ['F 5', 'Foul mit 5'],
    ],
  },
};
