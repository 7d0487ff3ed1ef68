import type { InEveryLanguage } from '../language.ts';

/** Who has won a match, in words for paper. Points are as they are written. */
export interface RecapResultText {
  /** The winner's points first. */
  readonly wins: (team: string, own: string, other: string) => string;
  readonly even: (own: string, other: string) => string;
  /** How it stands while games or points are open. */
  readonly stands: (home: string, own: string, visitors: string, other: string) => string;
}

export const RECAP_RESULT_TEXT: InEveryLanguage<RecapResultText> = {
  en: {
    wins: (team, own, other) => `${team} win, ${own} to ${other}.`,
    even: (own, other) => `${own} to ${other}, even.`,
    stands: (home, own, visitors, other) => `So far: ${home} ${own}, ${visitors} ${other}.`,
  },
  es: {
    wins: (team, own, other) => `Gana ${team}, ${own} a ${other}.`,
    even: (own, other) => `${own} a ${other}, empate.`,
    stands: (home, own, visitors, other) => `Hasta ahora: ${home} ${own}, ${visitors} ${other}.`,
  },
  ko: {
    wins: (team, own, other) => `${team} 승리, ${own} 대 ${other}.`,
    even: (own, other) => `${own} 대 ${other}, 동점.`,
    stands: (home, own, visitors, other) => `현재: ${home} ${own}, ${visitors} ${other}.`,
  },
  de: {
    wins: (team, own, other) => `Sieg für ${team}, ${own} zu ${other}.`,
    even: (own, other) => `${own} zu ${other}, unentschieden.`,
    stands: (home, own, visitors, other) => `Bisher: ${home} ${own}, ${visitors} ${other}.`,
  },
};
