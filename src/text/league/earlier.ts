import type { InEveryLanguage } from '../language.ts';

/** The panel for earlier games of a series: typing those of another lane, and correcting those of this one. */
export interface EarlierText {
  readonly title: string;
  readonly hint: string;
  /** Above the scores of a player that staff typed. */
  readonly typed: (scores: readonly number[]) => string;
  /** The field for one more score. */
  readonly score: string;
  readonly add: string;
  readonly takeAway: string;
}

export const EARLIER_TEXT: InEveryLanguage<EarlierText> = {
  en: {
    title: 'Earlier games',
    hint: 'Bowled on another lane, or lost.',
    typed: (scores) =>
      scores.length === 0 ? 'No games from another lane' : `From another lane: ${scores.join(', ')}`,
    score: 'Score of a game',
    add: 'Add',
    takeAway: 'Remove last',
  },
  es: {
    title: 'Partidas anteriores',
    hint: 'De otra pista, o perdidas.',
    typed: (scores) =>
      scores.length === 0 ? 'Ninguna partida de otra pista' : `De otra pista: ${scores.join(', ')}`,
    score: 'Puntos de una partida',
    add: 'Añadir',
    takeAway: 'Quitar la última',
  },
  ko: {
    title: '이전 게임',
    hint: '다른 레인에서 친 게임이나 잃은 게임.',
    typed: (scores) => (scores.length === 0 ? '다른 레인의 게임 없음' : `다른 레인: ${scores.join(', ')}`),
    score: '한 게임의 점수',
    add: '추가',
    takeAway: '마지막 점수 빼기',
  },
  de: {
    title: 'Frühere Spiele',
    hint: 'Von einer anderen Bahn oder verloren.',
    typed: (scores) =>
      scores.length === 0 ? 'Keine Spiele von einer anderen Bahn' : `Von anderer Bahn: ${scores.join(', ')}`,
    score: 'Ergebnis eines Spiels',
    add: 'Hinzufügen',
    takeAway: 'Letztes entfernen',
  },
};
