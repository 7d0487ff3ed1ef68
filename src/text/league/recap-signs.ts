import type { LateChange } from '../../core/game/late-changes.ts';
import { SCORE_TYPES } from '../../core/league/score-type.ts';
import type { InEveryLanguage } from '../language.ts';
import type { FactsText } from './facts.ts';

/** Texts for signatures made on the screen, and for changes after a signature. */
export interface RecapSignsText {
  readonly agreed: string;
  readonly notSigned: string;
  /** Behind a signature: the game is another one now. */
  readonly changedSince: string;
  readonly late: (count: number) => string;
  readonly frame: (frame: number) => string;
  /** Somebody joined or was removed. */
  readonly lineUp: string;
}

/** A change behind a signature in words: what, before and after. */
export interface LateWords {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

export function lateWords(text: RecapSignsText, facts: FactsText, change: LateChange): LateWords {
  const { frame, fact, before, after } = change;
  if (frame !== null) return { what: text.frame(frame), before, after };
  if (fact === null) return { what: text.lineUp, before, after };
  if (fact === 'bowler') return { what: text.lineUp, before, after };
  const what = facts.kinds[fact];
  return fact === 'type'
    ? { what, before: typeIn(facts, before), after: typeIn(facts, after) }
    : { what, before, after };
}

/** `absent 153` in words. */
function typeIn(facts: FactsText, said: string): string {
  const [first = '', ...more] = said.split(' ');
  const type = SCORE_TYPES.find((one) => one === first);
  return [type === undefined ? first : facts.types[type], ...more].join(' ');
}

export const RECAP_SIGNS_TEXT: InEveryLanguage<RecapSignsText> = {
  en: {
    agreed: 'Agreed at the console',
    notSigned: 'not signed',
    changedSince: 'game changed since',
    late: (count) => `Changed after a signature: ${String(count)}`,
    frame: (frame) => `frame ${String(frame)}`,
    lineUp: 'bowler',
  },
  es: {
    agreed: 'Firmado en la consola',
    notSigned: 'sin firmar',
    changedSince: 'partida cambiada después',
    late: (count) => `Cambios después de una firma: ${String(count)}`,
    frame: (frame) => `cuadro ${String(frame)}`,
    lineUp: 'jugador',
  },
  ko: {
    agreed: '콘솔에서 확인',
    notSigned: '서명 없음',
    changedSince: '서명 뒤 변경됨',
    late: (count) => `서명 뒤 변경: ${String(count)}건`,
    frame: (frame) => `${String(frame)}프레임`,
    lineUp: '선수',
  },
  de: {
    agreed: 'An der Konsole bestätigt',
    notSigned: 'nicht unterschrieben',
    changedSince: 'Spiel danach geändert',
    late: (count) => `Nach einer Unterschrift geändert: ${String(count)}`,
    frame: (frame) => `Frame ${String(frame)}`,
    lineUp: 'Spieler',
  },
};
