import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** A substitute or newcomer without an average, and the button that settles it without one. */
  averageOrScratch: (name: string) => `Average of ${name}, or scratch`,
  scratch: 'Scratch, handicap 0',
  ownAverage: (name: string, instead: string | null) =>
    instead === null
      ? `What is the average of ${name}?`
      : `${name} bowls for ${instead}. What is the average?`,
  /** Takes the average of the bowler who is replaced. */
  averageOfReplaced: (name: string, average: number) => `Average of ${name}, ${String(average)}`,
  ownRule: 'Substitutes bowl with their own average. Those without one may bowl scratch.',
  somebodyElse: 'Choose somebody else',
  /** The button for the next thing to settle: its number, of how many. */
  settle: (now: number, of: number) => `Settle ${String(now)} of ${String(of)}`,
};

/** What has to be settled before a match can start. */
export const UNSETTLED_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    averageOrScratch: (name) => `Promedio de ${name}, o sin hándicap`,
    scratch: 'Sin hándicap, 0',
    ownAverage: (name, instead) =>
      instead === null
        ? `¿Qué promedio tiene ${name}?`
        : `${name} juega por ${instead}. ¿Qué promedio tiene?`,
    averageOfReplaced: (name, average) => `Promedio de ${name}: ${String(average)}`,
    ownRule: 'Un suplente juega con su propio promedio. Quien no tiene puede jugar sin hándicap.',
    somebodyElse: 'Elegir a otra persona',
    settle: (now, of) => `Resolver ${String(now)} de ${String(of)}`,
  },
  ko: {
    averageOrScratch: (name) => `${name}의 에버리지 또는 스크래치`,
    scratch: '스크래치, 핸디캡 0',
    ownAverage: (name, instead) =>
      instead === null
        ? `${name}의 에버리지는 몇 점입니까?`
        : `${instead} 대신 ${name}. 에버리지는 몇 점입니까?`,
    averageOfReplaced: (name, average) => `${name}의 에버리지 ${String(average)}`,
    ownRule: '대체 선수는 본인 에버리지로 칩니다. 에버리지가 없으면 스크래치로 칠 수 있습니다.',
    somebodyElse: '다른 선수 고르기',
    settle: (now, of) => `${String(of)}건 중 ${String(now)}번째 정하기`,
  },
  de: {
    averageOrScratch: (name) => `Schnitt von ${name}, oder ohne Handicap`,
    scratch: 'Ohne Handicap, 0',
    ownAverage: (name, instead) =>
      instead === null ? `Welchen Schnitt hat ${name}?` : `${name} spielt für ${instead}. Welcher Schnitt?`,
    averageOfReplaced: (name, average) => `Schnitt von ${name}: ${String(average)}`,
    ownRule: 'Ersatz spielt mit dem eigenen Schnitt. Wer keinen hat, kann ohne Handicap spielen.',
    somebodyElse: 'Jemand anderen wählen',
    settle: (now, of) => `${String(now)} von ${String(of)} klären`,
  },
};
