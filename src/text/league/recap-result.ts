import type { InEveryLanguage } from '../language.ts';

/** How a match ended, below its points on paper. A team's name may be a plural, so no verb follows it that must agree. */
export interface RecapResultText {
  readonly won: (team: string) => string;
  readonly even: string;
  /** Games or points are open. */
  readonly soFar: string;
}

export const RECAP_RESULT_TEXT: InEveryLanguage<RecapResultText> = {
  en: { won: (team) => `${team} won.`, even: 'Even.', soFar: 'So far.' },
  es: { won: (team) => `Victoria de ${team}.`, even: 'Empate.', soFar: 'Hasta ahora.' },
  ko: { won: (team) => `${team} 승리.`, even: '동점.', soFar: '중간 결과.' },
  de: { won: (team) => `Sieg für ${team}.`, even: 'Unentschieden.', soFar: 'Zwischenstand.' },
};
