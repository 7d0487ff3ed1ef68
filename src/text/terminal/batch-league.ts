import type { InEveryLanguage, LikeEnglish } from '../language.ts';

/** The required kind of a part of a request, or the words allowed there. */
export type Wanted = 'number' | 'text' | 'list' | 'object' | 'truth' | 'pins' | 'ball' | readonly string[];

/** Says what a part has to be. */
export function wantedText(text: BatchLeagueText, part: string, wanted: Wanted): string {
  if (typeof wanted === 'string') return text.wanted[wanted](part);
  return text.oneOf(part, wanted.map((word) => JSON.stringify(word)).join(', '));
}

const en = {
  unknownPart: (part: string) => `This request has no "${part}".`,
  missingPart: (part: string) => `This request needs "${part}".`,
  oneScore: (part: string) => `"${part}" has one of "score", "rolls" and "sheet".`,
  blindBalls: (part: string) =>
    `"${part}" has balls, but its type says that nobody bowled. Give its "score".`,
  nobodysAverage: (part: string) =>
    `"${part}" is of a place that nobody has. Give its "score" or its "handicap".`,
  oneOf: (part: string, words: string) => `"${part}" is one of ${words}.`,
  wanted: {
    number: (part) => `"${part}" is a number.`,
    text: (part) => `"${part}" is a text.`,
    list: (part) => `"${part}" is an array.`,
    object: (part) => `"${part}" is an object.`,
    truth: (part) => `"${part}" is true or false.`,
    pins: (part) => `"${part}" is an array of different pins from 1 to 10.`,
    ball: (part) => `"${part}" is neither a number nor "X", "/", "-" or "F".`,
  } satisfies Readonly<Record<Extract<Wanted, string>, (part: string) => string>>,
};

/** The batch scorer's errors in questions about leagues; a part is named by its path, counted from 0. */
export type BatchLeagueText = LikeEnglish<typeof en>;

export const BATCH_LEAGUE_TEXT: InEveryLanguage<BatchLeagueText> = {
  en,
  es: {
    unknownPart: (part) => `Esta petición no tiene "${part}".`,
    missingPart: (part) => `A esta petición le falta "${part}".`,
    oneScore: (part) => `"${part}" tiene o "score", o "rolls", o "sheet".`,
    blindBalls: (part) => `"${part}" tiene tiradas, pero su tipo dice que nadie jugó. Ponga su "score".`,
    nobodysAverage: (part) => `"${part}" es de un puesto sin jugador. Ponga su "score" o su "handicap".`,
    oneOf: (part, words) => `"${part}" es uno de estos: ${words}.`,
    wanted: {
      number: (part) => `"${part}" es un número.`,
      text: (part) => `"${part}" es un texto.`,
      list: (part) => `"${part}" es una lista.`,
      object: (part) => `"${part}" es un objeto.`,
      truth: (part) => `"${part}" es true o false.`,
      pins: (part) => `"${part}" es una lista de bolos distintos del 1 al 10.`,
      ball: (part) => `"${part}" no es ni un número ni "X", "/", "-" o "F".`,
    },
  },
  ko: {
    unknownPart: (part) => `이 요청에 "${part}"은(는) 없습니다.`,
    missingPart: (part) => `이 요청에는 "${part}"이(가) 필요합니다.`,
    oneScore: (part) => `"${part}"에는 "score", "rolls", "sheet" 중 하나만 있어야 합니다.`,
    blindBalls: (part) => `"${part}"에 투구가 있지만 아무도 치지 않은 종류입니다. "score"를 넣으세요.`,
    nobodysAverage: (part) => `"${part}"은(는) 사람이 없는 자리의 값입니다. "score"나 "handicap"을 넣으세요.`,
    oneOf: (part, words) => `"${part}"은(는) 다음 중 하나입니다: ${words}.`,
    wanted: {
      number: (part) => `"${part}"은(는) 숫자입니다.`,
      text: (part) => `"${part}"은(는) 글입니다.`,
      list: (part) => `"${part}"은(는) 배열입니다.`,
      object: (part) => `"${part}"은(는) 객체입니다.`,
      truth: (part) => `"${part}"은(는) true 또는 false입니다.`,
      pins: (part) => `"${part}"은(는) 1~10의 서로 다른 핀 번호 배열입니다.`,
      ball: (part) => `"${part}"은(는) 숫자도 "X", "/", "-", "F"도 아닙니다.`,
    },
  },
  de: {
    unknownPart: (part) => `Diese Anfrage hat kein "${part}".`,
    missingPart: (part) => `Dieser Anfrage fehlt "${part}".`,
    oneScore: (part) => `"${part}" hat genau eines von "score", "rolls" und "sheet".`,
    blindBalls: (part) =>
      `"${part}" hat Würfe, aber bei dieser Art hat niemand gespielt. Bitte "score" angeben.`,
    nobodysAverage: (part) =>
      `"${part}" gehört zu einem freien Platz. Bitte "score" oder "handicap" angeben.`,
    oneOf: (part, words) => `"${part}" ist eines von diesen: ${words}.`,
    wanted: {
      number: (part) => `"${part}" ist eine Zahl.`,
      text: (part) => `"${part}" ist ein Text.`,
      list: (part) => `"${part}" ist eine Liste.`,
      object: (part) => `"${part}" ist ein Objekt.`,
      truth: (part) => `"${part}" ist true oder false.`,
      pins: (part) => `"${part}" ist eine Liste verschiedener Pins von 1 bis 10.`,
      ball: (part) => `"${part}" ist weder eine Zahl noch "X", "/", "-" oder "F".`,
    },
  },
};
