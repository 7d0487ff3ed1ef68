import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  won: (team: string) => `${team} won.`,
  even: 'Even.' /** Games or points are open. */,
  soFar: 'So far.',
};

/** How a match ended, below its points on paper. A team's name may be a plural, so no verb follows it that must agree. */
export const RECAP_RESULT_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: { won: (team) => `Victoria de ${team}.`, even: 'Empate.', soFar: 'Hasta ahora.' },
  ko: { won: (team) => `${team} 승리.`, even: '동점.', soFar: '중간 결과.' },
  de: { won: (team) => `Sieg für ${team}.`, even: 'Unentschieden.', soFar: 'Zwischenstand.' },
};
