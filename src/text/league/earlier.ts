import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  title: 'Earlier games',
  hint: 'Correct or add one.',
  /** Above the scores of a player that staff typed. */
  typed: (scores: readonly number[]) =>
    scores.length === 0 ? 'No games from another lane' : `From another lane: ${scores.join(', ')}`,
  /** The field for one more score. */
  score: 'Score of a game',
  add: 'Add',
  takeAway: 'Remove last',
  /** The button that puts an earlier game of this lane on the board. */
  correct: (game: number) => `Correct game ${String(game)}`,
  /** The button that comes back to the running game. */
  back: (game: number) => `Back to game ${String(game)}`,
};

/** The panel for earlier games of a series: typing those of another lane, and correcting those of this one. */
export const EARLIER_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    title: 'Partidas de la serie',
    hint: 'Corregir o anotar una.',
    typed: (scores) =>
      scores.length === 0 ? 'Ninguna partida de otra pista' : `De otra pista: ${scores.join(', ')}`,
    score: 'Puntos de una partida',
    add: 'Añadir',
    takeAway: 'Quitar la última',
    correct: (game) => `Corregir partida ${String(game)}`,
    back: (game) => `Volver a la partida ${String(game)}`,
  },
  ko: {
    title: '이전 게임',
    hint: '수정하거나 입력합니다.',
    typed: (scores) => (scores.length === 0 ? '다른 레인의 게임 없음' : `다른 레인: ${scores.join(', ')}`),
    score: '한 게임의 점수',
    add: '추가',
    takeAway: '마지막 점수 지우기',
    correct: (game) => `${String(game)}게임 수정`,
    back: (game) => `${String(game)}게임으로 돌아가기`,
  },
  de: {
    title: 'Spiele der Serie',
    hint: 'Korrigieren, nachtragen.',
    typed: (scores) =>
      scores.length === 0
        ? 'Keine Spiele von einer anderen Bahn'
        : `Von einer anderen Bahn: ${scores.join(', ')}`,
    score: 'Ergebnis eines Spiels',
    add: 'Hinzufügen',
    takeAway: 'Letztes entfernen',
    correct: (game) => `Spiel ${String(game)} korrigieren`,
    back: (game) => `Zurück zu Spiel ${String(game)}`,
  },
};
